import type { PdfObjects } from '#office/pdf.ts';

/** A paragraph, a table, a cell: what a page is made of, in the order in which it is read. */
export type StructureElement = {
  /** Of its object. */
  number: number;
  /** In the words of PDF: `H1`, `TH`; a style of the document's own stands for one of these. */
  type: string;
  /** Whether it comes with words for those who do not see it. */
  isDescribed: boolean;
  children: StructureElement[];
};

export type Structure = {
  /** Where a reader begins. */
  catalog: string;
  /** What the document says of itself. */
  information: string;
  elements: StructureElement[];
};

/** What the pages are made of; without elements if nothing says so. */
export const readStructure = ({ objects, trailer }: PdfObjects): Structure => {
  const textAt = (entry: RegExp, text: string) =>
    objects.get(Number(entry.exec(text)?.[1] ?? Number.NaN))?.text ?? '';
  const catalog = textAt(/\/Root\s+(\d+)/, trailer);
  const information = textAt(/\/Info\s+(\d+)/, trailer);
  const rootNumber = Number(/\/StructTreeRoot\s+(\d+)/.exec(catalog)?.[1] ?? Number.NaN);
  const root = objects.get(rootNumber);
  if (!root || !/\/Marked\s+true/.test(catalog)) return { catalog, information, elements: [] };

  const roles = readRoles(root.text);
  const parents = readParents(objects);
  /** Only those that call it their parent: an element refers to pages and annotations as well. */
  const childrenOf = (number: number): StructureElement[] =>
    [...(objects.get(number)?.text ?? '').matchAll(/(\d+) 0 R/g)]
      .map(([, child]) => Number(child))
      .filter((child) => parents.get(child) === number)
      .map(elementOf);
  const elementOf = (number: number): StructureElement => {
    const text = objects.get(number)?.text ?? '';
    const name = /\/S\s*\/([^\s/<>[\]()]+)/.exec(text)?.[1] ?? '';
    return {
      number,
      type: roles.get(name) ?? name,
      isDescribed: /\/(?:Alt|ActualText)\s*(?:<[\dA-F]{5,}|\([^)])/i.test(text),
      children: childrenOf(number),
    };
  };
  return { catalog, information, elements: childrenOf(rootNumber) };
};

const readRoles = (root: string) => {
  const written = /\/RoleMap\s*<<([^>]*)>>/.exec(root)?.[1] ?? '';
  const pairs = written.matchAll(/\/([^\s/]+)\s*\/([^\s/]+)/g);
  return new Map([...pairs].map(([, name = '', role = '']) => [name, role]));
};

const readParents = (objects: PdfObjects['objects']) => {
  const parents = new Map<number, number>();
  for (const [number, { text }] of objects) {
    const parent = text.includes('/StructElem') ? /\/P\s+(\d+) 0 R/.exec(text)?.[1] : undefined;
    if (parent !== undefined) parents.set(number, Number(parent));
  }
  return parents;
};

/** In the order in which they are read. */
export const allOf = (elements: readonly StructureElement[]): StructureElement[] =>
  elements.flatMap((element) => [element, ...allOf(element.children)]);
