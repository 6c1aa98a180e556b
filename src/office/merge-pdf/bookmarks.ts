import { type PDFContext, PDFDict, PDFHexString, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { name } from './names.ts';

/** A document in the list of bookmarks; `outline` is its own list, already moved. */
export type Chapter = { title: string; firstPage: PDFRef; outline: PDFRef | undefined };

const countBelow = (context: PDFContext, item: PDFDict): number => {
  let count = 0;
  let next = context.lookup(item.get(name('First')));
  for (; next instanceof PDFDict; next = context.lookup(next.get(name('Next')))) count += 1;
  return count;
};

/** One bookmark for each document, closed, with its own beneath: the root of its list becomes the item. */
export const writeBookmarks = (context: PDFContext, chapters: readonly Chapter[]): PDFRef => {
  const root = context.nextRef();
  const references = chapters.map(({ outline }) => outline ?? context.nextRef());
  for (const [index, { title, firstPage }] of chapters.entries()) {
    const reference = references[index];
    if (!reference) continue;
    const known = context.lookup(reference);
    const item = known instanceof PDFDict ? known : context.obj({});
    const count = countBelow(context, item);
    const entries: Record<string, PDFObject | undefined> = {
      Title: PDFHexString.fromText(title),
      Dest: context.obj([firstPage, 'XYZ', null, null, null]),
      Parent: root,
      Prev: references[index - 1],
      Next: references[index + 1],
      // Below zero: what is beneath is there, and not unfolded.
      Count: count > 0 ? context.obj(-count) : undefined,
    };
    item.delete(name('Type'));
    for (const [key, value] of Object.entries(entries))
      if (value) item.set(name(key), value);
      else item.delete(name(key));
    context.assign(reference, item);
  }
  const [first, last] = [references[0], references.at(-1)];
  context.assign(
    root,
    context.obj({
      Type: 'Outlines',
      ...(first && last && { First: first, Last: last }),
      Count: chapters.length,
    }),
  );
  return root;
};
