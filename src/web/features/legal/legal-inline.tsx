// oxlint-disable react/no-array-index-key -- nothing here is ever moved, and texts may come twice
import type { LegalInline as Part } from '#shared/contract/legal.ts';

/** A piece of a line of the operator's text. */
export const LegalInline = ({ parts }: { parts: readonly Part[] }) => (
  <>
    {parts.map((part, index) => (
      <Piece key={index} part={part} />
    ))}
  </>
);

const Piece = ({ part }: { part: Part }) => {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'code':
      return <code className="font-mono text-[0.92em] break-words">{part.text}</code>;
    case 'strong':
      return (
        <strong className="font-semibold text-ink">
          <LegalInline parts={part.children} />
        </strong>
      );
    case 'em':
      return (
        <em>
          <LegalInline parts={part.children} />
        </em>
      );
    case 'link':
      return (
        <a
          href={part.href}
          rel="noopener"
          className="break-words text-green underline underline-offset-2 hover:text-ink"
        >
          <LegalInline parts={part.children} />
        </a>
      );
    default:
      return <br />;
  }
};
