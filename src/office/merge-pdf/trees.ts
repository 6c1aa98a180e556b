import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFNumber,
  type PDFObject,
  PDFString,
} from '@cantoo/pdf-lib';
import { listOf, name } from './names.ts';

const MAX_DEPTH = 32;
const ENTRIES_PER_LEAF = 64;

/** Key and value after each other, over all leaves of a number tree or name tree. */
const pairsOf = (
  context: PDFContext,
  tree: PDFObject | undefined,
  leaves: 'Nums' | 'Names',
  depth = 0,
): [PDFObject | undefined, PDFObject][] => {
  const node = context.lookup(tree);
  if (!(node instanceof PDFDict) || depth > MAX_DEPTH) return [];
  const entries = listOf(context, node.get(name(leaves)));
  const own = entries.flatMap((key, index): [PDFObject | undefined, PDFObject][] => {
    const value = entries[index + 1];
    return index % 2 === 0 && value ? [[context.lookup(key), value]] : [];
  });
  const below = listOf(context, node.get(name('Kids')));
  return [...own, ...below.flatMap((kid) => pairsOf(context, kid, leaves, depth + 1))];
};

export const readNumberTree = (context: PDFContext, tree: PDFObject | undefined): [number, PDFObject][] =>
  pairsOf(context, tree, 'Nums').flatMap(([key, value]): [number, PDFObject][] =>
    key instanceof PDFNumber ? [[key.asNumber(), value]] : [],
  );

export const readNameTree = (context: PDFContext, tree: PDFObject | undefined): [string, PDFObject][] =>
  pairsOf(context, tree, 'Names').flatMap(([key, value]): [string, PDFObject][] =>
    key instanceof PDFString || key instanceof PDFHexString ? [[key.decodeText(), value]] : [],
  );

/** A tree of one level of leaves, so that a reader of one page needs not read the numbers of all. `entries` are in order. */
const writeTree = (
  context: PDFContext,
  leaves: 'Nums' | 'Names',
  entries: readonly (readonly [PDFObject, PDFObject])[],
) => {
  const kids: PDFObject[] = [];
  for (let start = 0; start < entries.length; start += ENTRIES_PER_LEAF) {
    const some = entries.slice(start, start + ENTRIES_PER_LEAF);
    const limits = [some[0]?.[0], some.at(-1)?.[0]].filter((limit) => limit !== undefined);
    kids.push(context.register(context.obj({ Limits: limits, [leaves]: some.flat() })));
  }
  return context.register(context.obj(kids.length > 0 ? { Kids: kids } : { [leaves]: [] }));
};

export const writeNumberTree = (context: PDFContext, entries: readonly (readonly [number, PDFObject])[]) =>
  writeTree(
    context,
    'Nums',
    entries.map(([key, value]) => [PDFNumber.of(key), value]),
  );

/** By the order of their bytes, as the format wants them. */
export const writeNameTree = (context: PDFContext, entries: readonly (readonly [string, PDFObject])[]) =>
  writeTree(
    context,
    'Names',
    entries
      .map(([key, value]) => [PDFHexString.fromText(key), value] as const)
      .toSorted(([one], [other]) => (one.asString() < other.asString() ? -1 : 1)),
  );
