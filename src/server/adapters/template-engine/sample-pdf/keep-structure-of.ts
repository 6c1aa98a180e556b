import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
} from '@cantoo/pdf-lib';

const [ROOT, KIDS, PAGE, PARENT_TREE, MARK_ID, STRUCT_PARENTS] = [
  'StructTreeRoot',
  'K',
  'Pg',
  'ParentTree',
  'MCID',
  'StructParents',
].map((name) => PDFName.of(name)) as [PDFName, PDFName, PDFName, PDFName, PDFName, PDFName];

/** Of what the document is made of, what stands on these pages: a table that goes on elsewhere ends with them. */
export const keepStructureOf = (document: PDFDocument, pages: readonly PDFPage[]) => {
  const { context, catalog } = document;
  const root = catalog.lookup(ROOT);
  if (!(root instanceof PDFDict)) return;
  const kept = new Set<PDFObject>(pages.map(({ ref }) => ref));
  const elements = new Set<PDFRef>();

  /** Whether anything of it is left. `page` is where it stands unless it says otherwise. */
  const prune = (element: PDFDict, page: PDFObject | undefined): boolean => {
    const own = element.get(PAGE) ?? page;
    const kids = kidsOf(element).filter((kid) => isKept(kid, own));
    element.set(KIDS, context.obj(kids));
    if (own && !kept.has(own)) element.delete(PAGE);
    return kids.length > 0;
  };
  const isKept = (kid: PDFObject, page: PDFObject | undefined): boolean => {
    if (kid instanceof PDFNumber) return page !== undefined && kept.has(page);
    const content = context.lookup(kid);
    if (!(content instanceof PDFDict)) return false;
    if (content.has(MARK_ID)) return kept.has(content.get(PAGE) ?? page ?? PDFNull);
    // Whatever else it refers to, such as a link, is gone.
    if (!content.has(PDFName.of('S')) || !prune(content, page)) return false;
    if (kid instanceof PDFRef) elements.add(kid);
    return true;
  };

  prune(root, undefined);
  const parents = readParents(root.lookup(PARENT_TREE));
  const nums = pages.flatMap(({ node }) => {
    const key = node.lookup(STRUCT_PARENTS);
    const owners = key instanceof PDFNumber ? parents.get(key.asNumber()) : undefined;
    if (!(key instanceof PDFNumber) || !owners) return [];
    return [
      key,
      context.obj(owners.map((owner) => (owner instanceof PDFRef && elements.has(owner) ? owner : PDFNull))),
    ];
  });
  root.set(PARENT_TREE, context.obj({ Nums: nums }));
  root.delete(PDFName.of('IDTree'));
};

const kidsOf = (element: PDFDict): PDFObject[] => {
  const kids = element.lookup(KIDS);
  if (kids instanceof PDFArray) return kids.asArray();
  const only = element.get(KIDS);
  return only ? [only] : [];
};

/** By the number that a page has in the tree: the elements of its marked passages, in their order. */
const readParents = (tree: PDFObject | undefined, parents = new Map<number, PDFObject[]>()) => {
  if (!(tree instanceof PDFDict)) return parents;
  const nums = itemsOf(tree, 'Nums');
  for (const [index, key] of nums.entries()) {
    const owners = nums[index + 1];
    if (index % 2 === 0 && key instanceof PDFNumber && owners instanceof PDFArray)
      parents.set(key.asNumber(), owners.asArray());
  }
  for (const kid of itemsOf(tree, 'Kids')) readParents(kid, parents);
  return parents;
};

const itemsOf = (tree: PDFDict, name: string) => {
  const list = tree.lookup(PDFName.of(name));
  return list instanceof PDFArray ? list.asArray().map((_, index) => list.lookup(index)) : [];
};
