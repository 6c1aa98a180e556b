import { type ContentTypes, extensionOf } from '#office/opc/content-types.ts';
import { RefusedFile, type RefusalCode } from '#office/refusal.ts';

export type OfficeKind = 'docx' | 'xlsx';

const MAIN_TYPES = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
} as const satisfies Record<OfficeKind, string>;

const MAIN_ELEMENTS = {
  docx: 'w:document',
  xlsx: 'x:workbook',
} as const satisfies Record<OfficeKind, string>;

/** A name and a type alone make no document: what Word would open has to be one. */
export const requireMainElement = (kind: OfficeKind, rootName: string | undefined) => {
  if (rootName !== MAIN_ELEMENTS[kind]) throw new RefusedFile(kind === 'docx' ? 'not-word' : 'not-excel');
};

/** What the main part is instead, where it is not what the file's name says. */
const OTHER_MAIN_TYPES: readonly (readonly [RegExp, RefusalCode])[] = [
  [/macroEnabled/i, 'macros'],
  [/wordprocessingml\.template/i, 'word-template'],
  [/spreadsheetml\.template/i, 'excel-template'],
];

export const requireMainPart = (types: ContentTypes, kind: OfficeKind, mainPart: string | undefined) => {
  const type = mainPart === undefined ? undefined : types.typeOf(mainPart);
  if (type === MAIN_TYPES[kind]) return;
  const other = OTHER_MAIN_TYPES.find(([pattern]) => pattern.test(type ?? ''));
  throw new RefusedFile(other?.[1] ?? (kind === 'docx' ? 'not-word' : 'not-excel'));
};

const FORBIDDEN_TYPES: readonly (readonly [RegExp, RefusalCode])[] = [
  [/vbaProject|vbaData|macroEnabled|macrosheet/i, 'macros'],
  [/activeX/i, 'activex'],
  [/oleObject/i, 'ole-object'],
  [
    /^(?:text\/(?:html|rtf)|message\/|application\/(?:rtf|msword|xhtml|pdf|vnd\.ms-excel$|x-))/i,
    'embedded-file',
  ],
];

/** Asked for the parts that are there: lists of types often name kinds that no part has. */
export const checkContentType = (contentType: string | undefined) => {
  const forbidden = FORBIDDEN_TYPES.find(([pattern]) => pattern.test(contentType ?? ''));
  if (forbidden) throw new RefusedFile(forbidden[1]);
};

const XML_EXTENSIONS: ReadonlySet<string> = new Set(['xml', 'rels', 'vml', 'svg']);

export const isCalledXml = (partName: string, contentType: string | undefined) =>
  XML_EXTENSIONS.has(extensionOf(partName)) || /[+/]xml$/i.test(contentType ?? '');
