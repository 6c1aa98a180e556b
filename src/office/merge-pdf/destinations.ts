import { PDFArray, PDFDict, PDFHexString, PDFName, type PDFObject, PDFString } from '@cantoo/pdf-lib';
import { dictionaryAt, name } from './names.ts';
import type { Source } from './source.ts';
import { readNameTree } from './trees.ts';

/**
 * Links and bookmarks that lead to a place by its name are led there directly: two documents may use one name for two
 * places, and who reads the whole has no use for either.
 */
export const leadDirectly = ({ context, catalog }: Source) => {
  const names = dictionaryAt(catalog, 'Names');
  const named = new Map(names && readNameTree(context, names.get(name('Dests'))));
  for (const [key, value] of dictionaryAt(catalog, 'Dests')?.entries() ?? [])
    named.set(key.decodeText(), value);

  // Now, as long as they have the references of their own file.
  const places = new Map(
    Array.from(named, ([key, value]) => {
      const found = context.lookup(value);
      const place = found instanceof PDFDict ? found.lookup(name('D')) : found;
      return [key, place instanceof PDFArray ? place.clone(context) : undefined];
    }),
  );
  const placeOf = (target: PDFObject | undefined) =>
    target instanceof PDFName || target instanceof PDFString || target instanceof PDFHexString
      ? places.get(target.decodeText())?.clone(context)
      : undefined;

  return (dictionary: PDFDict) => {
    const isJump = dictionary.get(name('S')) === name('GoTo');
    const key = isJump ? name('D') : name('Dest');
    const place = placeOf(context.lookup(dictionary.get(key)));
    if (place) dictionary.set(key, place);
  };
};
