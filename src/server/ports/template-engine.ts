import type { DocumentComparison } from '#shared/contract/comparison.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';
import type { BlockRole, TagKind } from '#shared/contract/page-view.ts';
import type { Answers, Crop, Question } from '#shared/contract/question.ts';
import type { Paper } from '#shared/reading/evidence-forms.ts';
import type { CoverPicture } from '#shared/covers/cover-picture.ts';
import type { Industry } from '#shared/industries.ts';
import type { RegisterEntry } from '#shared/document-names.ts';
import type { PlaceholderValues } from '#shared/placeholders.ts';
import type { ManualFront, ManualParts, MergedManual, WallSheet } from './manual.ts';

export type OfficeKind = 'docx' | 'xlsx';

/** The code of the note that an embedded object is kept as a picture. */
export const OBJECT_KEPT = 'object-kept-as-picture';

export type FillInput = {
  values: PlaceholderValues;
  /** What may be asked of a business, and its answers; what has none is filled with the question's default. */
  questions?: readonly Question[] | undefined;
  answers?: Answers | undefined;
  /** The pictures among the answers, by their keys. */
  pictures?: Readonly<Record<string, Uint8Array>> | undefined;
  /** A PNG; without one, logo tags and logo pictures are taken out. */
  logo?: Uint8Array | undefined;
  /** Of the document; also for one that names none of its own. */
  title?: string | undefined;
  /** What the register says of the document; the first draft, without a number, unless given. */
  register?: RegisterEntry | undefined;
  /** Where its code leads; without it, code tags and code pictures are taken out. */
  isCurrentUrl?: string | undefined;
  /** What tests of blocks give whatever was answered, by their words: only to look at a template. */
  conditions?: Readonly<Record<string, boolean>> | undefined;
  /** Six hexadecimal digits each, the most important first; without any, the document keeps its own. */
  colours?: readonly string[] | undefined;
  /** Values whose places on its pages the PDF is to tell, by their names; each takes its time. Such a PDF is looked at, never handed out. */
  marked?: readonly string[] | undefined;
};

/** A name in a template that nobody knows: what it is used for there, and inside of which unknown list. */
export type UnknownName = {
  name: string;
  use: 'value' | 'list' | 'presence' | 'text' | 'order' | 'picture';
  list: string | undefined;
  /** Of a picture that is called so, in EMU. */
  box?: { widthInEmu: number; heightInEmu: number } | undefined;
};

/** What is to be known of a file, any error refusing it, and the questions whose answers it prints or asks about. */
export type CheckedTemplate = {
  findings: DocumentFinding[];
  questionKeys: string[];
  unknownNames: UnknownName[];
  /** How many embedded objects refuse the file that could be kept as pictures. */
  keepableObjects?: number;
};

/** A tag of a template as its author sees it; each has a name of its own. */
export type MarkedTag = {
  name: string;
  kind: TagKind;
  /** With its braces. */
  written: string;
  /** Of a tag of a block: the tag that opens it, and where in the block it stands. */
  opener: string | undefined;
  role: BlockRole | undefined;
  place: string;
  /** What is wrong with it. */
  message: string | undefined;
};

/** A template to be looked at as it is written. */
export type MarkedTemplate = {
  /** The same document with a link of the tag's name on each tag; none of a workbook. */
  docx: Uint8Array | undefined;
  tags: MarkedTag[];
  findings: DocumentFinding[];
  /** The tests of its blocks, each once. */
  conditions: string[];
};

/** As six hexadecimal digits, and the share of the picture that it takes. */
export type PictureColour = { hex: string; share: number };

/** `crop` in fractions from the top left; no side is longer than `side`. */
export type PictureOptions = { maxPixels: number; side: number; crop: Crop };

/** What is seen of a bundle from afar. */
export type Cover = {
  title: string;
  industry: Industry | null;
  documentCount: number;
  /** The first sample page, as a JPEG. */
  page: Uint8Array | undefined;
};

/** Where a page says that it is a sample: across what can be read, in a corner of what is too small for that. */
export type SampleMark = 'across' | 'in a corner';

export type StampedFormat = 'pdf' | 'docx' | 'xlsx';

/** What is said of a copy: a word across its pages, and a line in its headers or its title. */
export type Stamp = { word: string; text: string };

/** A list to be handed out. A day is written 2026-11-17; `width` is in characters. */
export type PrintedTable = {
  title: string;
  business: string;
  day: string;
  columns: readonly { title: string; width: number; kind: 'text' | 'number' | 'date' }[];
  rows: readonly (readonly (string | number | null)[])[];
  /** Of a workbook: so many columns stay in sight beside the head, which has room for so many lines. */
  frozenColumns?: number;
  headLines?: number;
};

type PrintedPart =
  | { kind: 'heading' | 'text' | 'statement'; text: string }
  /** `rowPoints` and `isForm` make room to write by hand. */
  | ({ kind: 'table'; rowPoints?: number; isForm?: boolean } & Pick<PrintedTable, 'columns' | 'rows'>);

/** What is handed out on paper, from top to bottom. `summary` stands beside business and day. */
export type PrintedDocument = Pick<PrintedTable, 'title' | 'business' | 'day'> & {
  summary: string;
  paper: Paper;
  isUpright: boolean;
  parts: readonly PrintedPart[];
};

/** The heavy work on templates and what goes into them, away from the thread that answers requests. Fails with a ConversionError. */
export type TemplateEngine = {
  /** Before anything else opens the file. */
  check: (
    file: Uint8Array,
    kind: OfficeKind,
    questions?: readonly Question[],
    options?: { keepsObjects?: boolean },
  ) => Promise<CheckedTemplate>;
  /**
   * A Word document with the picture that Word shows of each embedded object in place of the object. As it is where that
   * cannot be, so it is to be checked with `keepsObjects` before.
   */
  keepObjects: (file: Uint8Array) => Promise<Uint8Array>;
  /** What its author is shown of a file, or the sentence why nobody may open it. */
  markTags: (
    file: Uint8Array,
    kind: OfficeKind,
    questions: readonly Question[],
  ) => Promise<MarkedTemplate | { refusal: string }>;
  /** Of a text that is to be printed, the characters that no font has, each once. */
  findUnprintable: (text: string) => Promise<string[]>;
  /** What a Word template lacks for readers who do not see it; it must have passed `check`. */
  checkAccessibility: (file: Uint8Array) => Promise<DocumentFinding[]>;
  /** The file must have passed `check`. */
  fill: (file: Uint8Array, kind: OfficeKind, input: FillInput) => Promise<Uint8Array>;
  /**
   * A filled document whose contents and references show the numbers of pages that its PDF has. `isPrinted`: whether that PDF
   * shows them, too.
   */
  writePageNumbers: (
    docx: Uint8Array,
    destinations: Record<string, number>,
  ) => Promise<{ docx: Uint8Array; isPrinted: boolean }>;
  /** What is printed differently in the newer of two Word documents that were made here. */
  compare: (older: Uint8Array, newer: Uint8Array) => Promise<DocumentComparison>;
  /** The first pages of a PDF, each marked as a sample; nothing of the other pages is left in it. */
  toSamplePdf: (
    pdf: Uint8Array,
    options: { pageCount: number; title: string; mark: SampleMark },
  ) => Promise<Uint8Array>;
  /** A file of ours that says of itself, on every page, what has become of it. */
  stamp: (file: Uint8Array, format: StampedFormat, stamp: Stamp) => Promise<Uint8Array>;
  toWorkbook: (table: PrintedTable) => Promise<Uint8Array>;
  /** As a Word document, to be converted; the logo is a PNG of ours. */
  toTableDocument: (table: PrintedTable, logo: Uint8Array | undefined) => Promise<Uint8Array>;
  toPrintedDocument: (printed: PrintedDocument, logo: Uint8Array | undefined) => Promise<Uint8Array>;
  /** How many pages a PDF of somebody's own has, and whether it is nothing but pages: no lock, no programs, no files in it. */
  lookAtPdf: (pdf: Uint8Array) => Promise<{ pageCount: number; isPlain: boolean }>;
  /** What comes before the documents of a manual, as a Word document to be converted; its links are led to them by `mergeManual`. */
  toManualFront: (front: ManualFront, logo: Uint8Array | undefined) => Promise<Uint8Array>;
  /** A sheet of codes to be hung up, as a Word document to be converted. */
  toWallSheet: (sheet: WallSheet, logo: Uint8Array | undefined) => Promise<Uint8Array>;
  /** One PDF of many, each of which keeps its tags, links and bookmarks. */
  mergeManual: (parts: ManualParts) => Promise<MergedManual>;
  /** A picture as a PNG of its pixels alone, no side longer than `side`. What it claims to be must have been checked. */
  toLogo: (png: Uint8Array, options: { maxPixels: number; side: number }) => Promise<Uint8Array>;
  /** A part of a PNG or JPEG, upright, as a picture of its pixels alone: a JPEG, unless it may be seen through or is small. */
  toPicture: (picture: Uint8Array, options: PictureOptions) => Promise<Uint8Array>;
  /** What a logo of ours is made of, without what is transparent, the largest share first. */
  coloursOf: (png: Uint8Array) => Promise<PictureColour[]>;
  /** The face of a bundle as a JPEG. */
  toCover: (cover: Cover, picture: CoverPicture) => Promise<Uint8Array>;
  close: () => Promise<void>;
};
