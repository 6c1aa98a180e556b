import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);
const wordsOf = (object: unknown) =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';

/** Where the pages, elements, bookmarks and links of a PDF lead, read from the file as it was written. */
export const readWhole = async (pdf: Uint8Array) => {
  const document = await PDFDocument.load(pdf, { updateMetadata: false, throwOnInvalidObject: true });
  const { context, catalog } = document;
  const pages = document.getPages();
  const pageNumbers = new Map(pages.map(({ ref }, index) => [ref, index + 1]));
  const root = catalog.lookup(name('StructTreeRoot'), PDFDict);
  const dictionary = (object: unknown) => {
    const found = object instanceof PDFRef ? context.lookup(object) : object;
    return found instanceof PDFDict ? found : undefined;
  };
  const listOf = (object: unknown) => {
    const found = object instanceof PDFRef ? context.lookup(object) : object;
    return found instanceof PDFArray ? found.asArray() : object === undefined ? [] : [object];
  };
  const pageOf = (place: unknown) => {
    const [target] = listOf(place);
    return target instanceof PDFRef ? pageNumbers.get(target) : undefined;
  };
  const leavesOf = (node: unknown, key: string): unknown[] => {
    const tree = dictionary(node);
    if (!tree) return [];
    return [
      ...listOf(tree.get(name(key))),
      ...listOf(tree.get(name('Kids'))).flatMap((kid) => leavesOf(kid, key)),
    ];
  };

  const nums = leavesOf(root.get(name('ParentTree')), 'Nums');
  const parents = new Map<number, unknown>();
  const keys = nums.filter((_, index) => index % 2 === 0).map((key) => (key as PDFNumber).asNumber());
  for (const [index, key] of keys.entries()) parents.set(key, nums[index * 2 + 1]);

  /** How often each passage and each link is reached, by the element that has it. */
  const reached = new Map<string, PDFRef[]>();
  const elements: { type: string; element: PDFDict }[] = [];
  const reach = (what: string, element: PDFRef) => reached.set(what, [...(reached.get(what) ?? []), element]);
  const walk = (reference: PDFRef, page: unknown) => {
    const element = context.lookup(reference, PDFDict);
    const own = element.get(name('Pg')) ?? page;
    elements.push({ type: element.lookup(name('S'), PDFName).decodeText(), element });
    for (const kid of listOf(element.get(name('K')))) {
      const content = kid instanceof PDFRef ? context.lookup(kid) : kid;
      if (content instanceof PDFNumber)
        reach(`${pageNumbers.get(own as PDFRef)}/${content.asNumber()}`, reference);
      if (!(content instanceof PDFDict)) continue;
      const mark = content.get(name('MCID'));
      const where = (content.get(name('Pg')) ?? own) as PDFRef;
      if (mark instanceof PDFNumber) reach(`${pageNumbers.get(where)}/${mark.asNumber()}`, reference);
      if (content.has(name('Obj'))) reach(String(content.get(name('Obj'))), reference);
      if (content.has(name('S')) && kid instanceof PDFRef) walk(kid, own);
      if (content.has(name('S')) && content.get(name('P')) !== reference)
        faults.push(`${String(kid)} has another parent`);
    }
  };
  const faults: string[] = [];
  for (const kid of listOf(root.get(name('K')))) walk(kid as PDFRef, undefined);

  const links = pages.flatMap(({ node }, index) =>
    listOf(node.get(name('Annots'))).map((reference) => {
      const annotation = dictionary(reference);
      const action = dictionary(annotation?.get(name('A')));
      const parent = annotation?.get(name('StructParent'));
      const owners = reached.get(String(reference)) ?? [];
      if (
        !(parent instanceof PDFNumber) ||
        parents.get(parent.asNumber()) !== owners[0] ||
        owners.length !== 1
      )
        faults.push(`the link ${String(reference)} is not where the structure says`);
      return {
        page: index + 1,
        to: pageOf(annotation?.get(name('Dest')) ?? action?.get(name('D'))),
        address: wordsOf(action?.get(name('URI'))),
        words: wordsOf(annotation?.get(name('Contents'))),
      };
    }),
  );
  const passages = pages.map(({ node }, index) => {
    const key = node.get(name('StructParents'));
    const owners = key instanceof PDFNumber ? listOf(parents.get(key.asNumber())) : [];
    if (owners.length === 0) faults.push(`page ${index + 1} is not in the structure`);
    for (const [mark, owner] of owners.entries()) {
      const by = reached.get(`${index + 1}/${mark}`) ?? [];
      if (by.length !== 1 || by[0] !== owner)
        faults.push(`passage ${index + 1}/${mark} is reached ${by.length} times`);
    }
    return owners.length;
  });
  if (keys.some((key, index) => index > 0 && key <= (keys[index - 1] ?? 0)))
    faults.push('the numbers are out of order');

  const bookmarksBelow = (
    item: PDFDict | undefined,
    level: number,
  ): { title: string; page: number | undefined; level: number }[] => {
    const found: { title: string; page: number | undefined; level: number }[] = [];
    for (let next = dictionary(item?.get(name('First'))); next; next = dictionary(next.get(name('Next'))))
      found.push(
        { title: wordsOf(next.get(name('Title'))), page: pageOf(next.get(name('Dest'))), level },
        ...bookmarksBelow(next, level + 1),
      );
    return found;
  };
  return {
    faults,
    links,
    passages,
    elements,
    ids: leavesOf(root.get(name('IDTree')), 'Names')
      .map((key) => wordsOf(key))
      .filter(Boolean),
    roles: String(root.get(name('RoleMap'))).replaceAll(/\s+/g, ' '),
    bookmarks: bookmarksBelow(dictionary(catalog.get(name('Outlines'))), 0),
    labels: String(catalog.get(name('PageLabels'))).replaceAll(/\s+/g, ' '),
    boxes: pages.map((page) => page.getMediaBox()),
  };
};
