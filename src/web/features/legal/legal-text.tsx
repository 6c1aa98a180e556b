// oxlint-disable react/no-array-index-key -- nothing here is ever moved, and texts may come twice
import type { LegalBlock } from '#shared/contract/legal.ts';
import { LegalInline } from './legal-inline.tsx';

/** The operator's text, of which nothing but these elements is ever made. */
export const LegalText = ({ blocks }: { blocks: readonly LegalBlock[] }) => (
  <>
    {blocks.map((block, index) => (
      <Block key={index} block={block} />
    ))}
  </>
);

const headings = {
  2: 'mt-6 text-xl font-[640] break-words first:mt-0',
  3: 'mt-4 text-lg font-[620] break-words first:mt-0',
  4: 'mt-2 font-semibold break-words text-ink first:mt-0',
} as const;

const Block = ({ block }: { block: LegalBlock }) => {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading className={headings[block.level]}>
          <LegalInline parts={block.children} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className="break-words">
          <LegalInline parts={block.children} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'quote':
      return (
        <blockquote className="flex flex-col gap-3 border-l-2 border-line pl-4">
          <LegalText blocks={block.blocks} />
        </blockquote>
      );
    case 'table':
      return <Table block={block} />;
    case 'verbatim':
      return <pre className="font-mono text-sm whitespace-pre-wrap break-words">{block.text}</pre>;
    default:
      return <hr className="my-2 border-line" />;
  }
};

const List = ({ block: { start, items } }: { block: Extract<LegalBlock, { kind: 'list' }> }) => {
  const entries = items.map((blocks, index) => (
    <li key={index} className="pl-1">
      <div className="flex flex-col gap-2">
        <LegalText blocks={blocks} />
      </div>
    </li>
  ));
  if (start === null) return <ul className="flex list-disc flex-col gap-1.5 pl-5">{entries}</ul>;
  return (
    <ol start={start} className="flex list-decimal flex-col gap-1.5 pl-6">
      {entries}
    </ol>
  );
};

/** Wide ones are moved within their own frame, by hand or by keyboard. */
const Table = ({ block: { head, rows } }: { block: Extract<LegalBlock, { kind: 'table' }> }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what can be scrolled must be reachable by keyboard
  <div tabIndex={0} role="group" className="overflow-x-auto print:overflow-visible">
    <table className="w-full border-collapse text-left text-md">
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col" className="border-b border-ink px-2 py-1.5 align-top text-ink">
              <LegalInline parts={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {row.map((cell, index) => (
              <td key={index} className="border-b border-line px-2 py-1.5 align-top">
                <LegalInline parts={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
