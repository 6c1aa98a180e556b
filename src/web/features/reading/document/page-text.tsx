import { documentCopy } from '#web/features/reading/copy.ts';

/** The lines of a page; an empty one ends a paragraph. */
const paragraphsOf = (text: string) =>
  text
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => paragraph.replaceAll('\r', '').trim())
    .filter((paragraph) => paragraph !== '');

/** What a page says, to be read instead of its picture. */
export const PageText = ({ text }: { text: string }) => {
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length === 0) return <p className="text-quiet">{documentCopy.noText}</p>;
  return paragraphs.map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- nothing here is ever moved, and texts may come twice
    <p key={index} className="wrap-anywhere whitespace-pre-line not-first:mt-3">
      {paragraph}
    </p>
  ));
};

/**
 * Lies over the picture, where nobody sees it: screen readers read it, and the browser's own search finds and marks it on the page.
 */
export const HiddenPageText = ({ text }: { text: string }) => (
  <div className="pointer-events-none absolute inset-0 overflow-hidden p-[8%] text-2xs text-transparent select-none">
    <PageText text={text} />
  </div>
);
