import {
  type PDFDict,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from '@cantoo/pdf-lib';

/** What a passage of the bill is, in the words of PDF. */
type ElementType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD';
export type Element = { reference: PDFRef; children: (PDFRef | PDFDict)[] };
export type Structure = ReturnType<typeof createStructure>;

/** Says what each passage of a PDF is, and in which order they are read, for those who do not see the page. */
export const createStructure = (pdf: PDFDocument) => {
  const { context } = pdf;
  const root = context.nextRef();
  const written: { element: Element; type: ElementType; parent: PDFRef }[] = [];
  /** The element of each marked passage, page by page. */
  const owners = new Map<PDFPage, PDFRef[]>();

  const add = (type: ElementType, parent?: Element): Element => {
    const element = { reference: context.nextRef(), children: [] };
    parent?.children.push(element.reference);
    written.push({ element, type, parent: parent?.reference ?? root });
    return element;
  };
  const body = add('Document');

  return {
    body,
    add,
    /** Draws a passage of an element. */
    mark: (page: PDFPage, { reference, children }: Element, draw: () => void) => {
      const passages = owners.get(page) ?? [];
      owners.set(page, passages);
      const id = passages.push(reference) - 1;
      children.push(context.obj({ Type: 'MCR', Pg: page.ref, MCID: id }));
      enclose(page, 'P', context.obj({ MCID: id }), draw);
    },
    /** Draws what is not read out: lines, and what every page repeats. */
    setAside: (page: PDFPage, draw: () => void) => enclose(page, 'Artifact', undefined, draw),
    finish: () => {
      for (const { element, type, parent } of written) {
        const scope = type === 'TH' ? { A: { O: 'Table', Scope: 'Column' } } : {};
        const entries = { Type: 'StructElem', S: type, P: parent, K: element.children, ...scope };
        context.assign(element.reference, context.obj(entries));
      }
      const nums = [...owners].flatMap(([page, passages], index) => {
        page.node.set(PDFName.of('StructParents'), context.obj(index));
        page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
        return [context.obj(index), context.obj(passages)];
      });
      const tree = { Type: 'StructTreeRoot', K: [body.reference], ParentTree: { Nums: nums } };
      context.assign(root, context.obj(tree));
      pdf.catalog.set(PDFName.of('StructTreeRoot'), root);
      pdf.catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }));
    },
  };
};

const enclose = (page: PDFPage, tag: string, properties: PDFDict | undefined, draw: () => void) => {
  const opening = properties
    ? PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), properties.toString()])
    : PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of(tag)]);
  page.pushOperators(opening);
  draw();
  page.pushOperators(PDFOperator.of(PDFOperatorNames.EndMarkedContent));
};
