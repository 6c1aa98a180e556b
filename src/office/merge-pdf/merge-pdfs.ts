import { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import { type Chapter, writeBookmarks } from './bookmarks.ts';
import { findDocumentLinks } from './contents-links.ts';
import { describeWhole, type Description } from './describe-whole.ts';
import { leadDirectly } from './destinations.ts';
import { createFormFields } from './form-fields.ts';
import { name } from './names.ts';
import { createPageNumbers, type PageNumbers } from './number-pages.ts';
import { planStructure } from './plan-structure.ts';
import { type MergeRefusal, openSource, type Source } from './source.ts';
import { createTransplant } from './transplant.ts';
import { beginStructure, writeStructure } from './whole-structure.ts';
import { writeWhole } from './write-whole.ts';

/** `pageCount` is what the first pages were written for. */
export type PartOfWhole = { title: string; pdf: Uint8Array; pageCount: number };

export type Whole = Description & {
  /** Pages before the first document, which are counted i, ii, iii; their links to `addressOfDocument` lead to documents. */
  front: { title: string; pdf: Uint8Array };
  documents: readonly PartOfWhole[];
  /** What stands before the number at the foot of a page, in letters of Latin-1 without brackets: `Manual, page`. */
  foot: string;
};

/** What a document turned out to be: refused, or how many pages it has and whether it has structure. */
export type FoundPart = { refusal: MergeRefusal } | { pageCount: number; isTagged: boolean };

export type MergedPdf = {
  /** Undefined if a document was refused or has other pages than was said. */
  pdf: Uint8Array | undefined;
  frontPages: number;
  documents: FoundPart[];
};

/** One PDF of several, each of which keeps its tags, links and bookmarks. */
export const mergePdfs = async (whole: Whole): Promise<MergedPdf> => {
  const merged = await PDFDocument.create({ updateMetadata: false });
  const builder = await beginWhole(merged);
  const total = whole.documents.reduce((sum, { pageCount }) => sum + pageCount, 0);

  const front = await openSource(whole.front.pdf);
  if (typeof front === 'string') throw new Error(`The first pages are ${front}.`);
  const leadLinks = findDocumentLinks(front);
  builder.add(front, whole.front.title, (index) => `${whole.foot} ${romanOf(index + 1)}`);

  const documents: FoundPart[] = [];
  let first = 1;
  for (const { title, pdf, pageCount } of whole.documents) {
    const source = await openSource(pdf);
    if (typeof source === 'string') documents.push({ refusal: source });
    else {
      documents.push({ pageCount: source.pages.length, isTagged: source.structure !== undefined });
      const before = first;
      builder.add(source, title, (index) => `${whole.foot} ${before + index} of ${total}`);
    }
    first += pageCount;
  }
  const frontPages = front.pages.length;
  const isAsSaid = documents.every(
    (found, index) => 'pageCount' in found && found.pageCount === whole.documents[index]?.pageCount,
  );
  if (!isAsSaid) return { pdf: undefined, frontPages, documents };

  const chapters = builder.finish();
  leadLinks((place) => {
    const chapter = chapters[place + 1];
    return chapter && { page: chapter.firstPage, title: chapter.title };
  });
  describeWhole(merged, whole, frontPages);
  await merged.flush();
  return { pdf: writeWhole(merged.context), frontPages, documents };
};

const beginWhole = async (merged: PDFDocument) => {
  const { context, catalog } = merged;
  const structure = beginStructure(context);
  const numbers = await createPageNumbers(merged);
  const fields = createFormFields(merged);
  const streams = new Map<string, PDFRef>();
  const trees: { pages: PDFRef; count: number }[] = [];
  const chapters: Chapter[] = [];

  const add = (source: Source, title: string, footOf: (index: number) => string) => {
    const place = trees.length;
    const plan = planStructure(source, { place, title, whole: structure });
    const lead = leadDirectly(source);
    const moveFields = fields.plan(source, place);
    const isTagged = source.structure !== undefined;
    const numbered = numberAll(source, numbers, isTagged);
    if (!isTagged)
      for (const [index, { node }] of source.pages.entries())
        node.set(name('StructParents'), context.obj(index));
    const transplant = createTransplant(source.context, context, {
      streams,
      adjust: (dictionary) => {
        plan.adjust(dictionary);
        lead(dictionary);
      },
    });
    const root = source.catalog.get(name('StructTreeRoot'));
    if (root instanceof PDFRef) transplant.replace(root, structure.root);
    const move = (reference: unknown) => {
      const there = reference instanceof PDFRef ? transplant.move(reference) : undefined;
      return there instanceof PDFRef ? there : undefined;
    };
    const pages = move(source.catalog.get(name('Pages')));
    const moved = source.pages.map(({ ref }) => move(ref)).filter((page) => page !== undefined);
    const [firstPage] = moved;
    if (!pages || !firstPage) throw new Error('A page that was there is gone.');
    for (const [index, write] of numbered.entries()) write(footOf(index));
    if (isTagged) plan.move(transplant);
    else plan.addUntagged(moved);
    moveFields(transplant);
    chapters.push({ title, firstPage, outline: move(source.catalog.get(name('Outlines'))) });
    trees.push({ pages, count: moved.length });
  };

  const finish = () => {
    const tree = catalog.Pages();
    const root = catalog.get(name('Pages'));
    tree.set(name('Kids'), context.obj(trees.map(({ pages }) => pages)));
    tree.set(name('Count'), context.obj(trees.reduce((sum, { count }) => sum + count, 0)));
    for (const { pages } of trees) {
      const node = context.lookup(pages);
      if (root && node && 'set' in node) (node as typeof tree).set(name('Parent'), root);
    }
    fields.write();
    catalog.set(name('StructTreeRoot'), writeStructure(structure));
    catalog.set(name('Outlines'), writeBookmarks(context, chapters));
    return chapters;
  };
  return { add, finish };
};

const PARAGRAPH = { before: ' /P <</MCID 0>> BDC', after: 'EMC' };

const numberAll = ({ context, pages }: Source, numbers: PageNumbers, isTagged: boolean) =>
  pages.map((page) => numbers.on(context, page, isTagged ? undefined : PARAGRAPH));

const ROMAN = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

const romanOf = (count: number): string => {
  const [worth, sign] = ROMAN.find(([value]) => value <= count) ?? [0, ''];
  return worth === 0 ? '' : sign + romanOf(count - worth);
};
