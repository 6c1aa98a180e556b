import type { PdfObjects } from '#office/pdf.ts';
import { readPages } from './read-pages.ts';

/** The page of each named place, counted from 1: the bookmarks of the document, under the names that LibreOffice gives them. */
export const readDestinations = (read: PdfObjects): Record<string, number> => {
  const { objects, trailer } = read;
  const textAt = (entry: RegExp, text: string) =>
    objects.get(Number(entry.exec(text)?.[1] ?? Number.NaN))?.text ?? '';
  const named = textAt(/\/Dests\s+(\d+) 0 R/, textAt(/\/Root\s+(\d+)/, trailer));
  if (named === '') return {};
  const pages = readPages(read).map(({ number }) => number);
  const places = [...named.matchAll(/\/([A-Za-z\d-]+)\s*\[\s*(\d+) 0 R/g)];
  return Object.fromEntries(
    places.flatMap(([, name = '', page = '']) =>
      pages.includes(page) ? [[name, pages.indexOf(page) + 1]] : [],
    ),
  );
};
