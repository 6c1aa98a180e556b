import type { PdfObjects } from './read-objects.ts';

/** The page of each named place, counted from 1: the bookmarks of the document, under the names that LibreOffice gives them. */
export const readDestinations = ({ objects, trailer }: PdfObjects): Record<string, number> => {
  const textAt = (entry: RegExp, text: string) =>
    objects.get(Number(entry.exec(text)?.[1] ?? Number.NaN))?.text ?? '';
  const pagesBelow = (node: string): string[] =>
    [...(/\/Kids\s*\[([^\]]*)\]/.exec(node)?.[1] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, number = '']) => {
      const text = objects.get(Number(number))?.text ?? '';
      return /\/Type\s*\/Pages\b/.test(text) ? pagesBelow(text) : [number];
    });
  const catalog = textAt(/\/Root\s+(\d+)/, trailer);
  const named = textAt(/\/Dests\s+(\d+) 0 R/, catalog);
  if (named === '') return {};
  const pages = pagesBelow(textAt(/\/Pages\s+(\d+)/, catalog));
  const places = [...named.matchAll(/\/([A-Za-z\d-]+)\s*\[\s*(\d+) 0 R/g)];
  return Object.fromEntries(
    places.flatMap(([, name = '', page = '']) =>
      pages.includes(page) ? [[name, pages.indexOf(page) + 1]] : [],
    ),
  );
};
