import type { PDFContext, PDFName, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { name } from './names.ts';
import { writeNameTree, writeNumberTree } from './trees.ts';

/** The structure of the whole while documents are added to it. */
export type WholeStructure = {
  context: PDFContext;
  root: PDFRef;
  document: PDFRef;
  parts: PDFRef[];
  nextParent: number;
  parents: [number, PDFObject][];
  ids: [string, PDFObject][];
  roles: Map<PDFName, PDFName>;
  classes: Map<PDFName, PDFObject>;
};

export const beginStructure = (context: PDFContext): WholeStructure => ({
  context,
  root: context.nextRef(),
  document: context.nextRef(),
  parts: [],
  nextParent: 0,
  parents: [],
  ids: [],
  roles: new Map(),
  classes: new Map(),
});

export const writeStructure = (whole: WholeStructure): PDFRef => {
  const { context, root, document, parts, parents, ids, roles, classes, nextParent } = whole;
  context.assign(document, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: parts }));
  const tree = context.obj({
    Type: 'StructTreeRoot',
    K: [document],
    ParentTree: writeNumberTree(
      context,
      parents.toSorted(([one], [other]) => one - other),
    ),
    ParentTreeNextKey: nextParent,
  });
  const dictionaryOf = (entries: Map<PDFName, PDFObject>) => {
    const dictionary = context.obj({});
    for (const [key, value] of entries) dictionary.set(key, value);
    return dictionary;
  };
  if (roles.size > 0) tree.set(name('RoleMap'), dictionaryOf(roles));
  if (classes.size > 0) tree.set(name('ClassMap'), dictionaryOf(classes));
  if (ids.length > 0) tree.set(name('IDTree'), writeNameTree(context, ids));
  context.assign(root, tree);
  return root;
};
