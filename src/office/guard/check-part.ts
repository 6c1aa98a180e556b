import { isEmbeddedWorkbook } from '#office/opc/part-kinds.ts';
import { RefusedFile } from '#office/refusal.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { MIB, type PackageLimits } from '#office/limits.ts';
import { checkContentType, isCalledXml, type OfficeKind } from './check-content-types.ts';
import type { Budget } from './check-entries.ts';
import type { PartNature } from './check-uses.ts';
import { checkXml } from './check-xml.ts';
import { sniffPicture } from './picture-size.ts';
import { OLE2, startsWith, ZIP } from './sniff-file.ts';
import { unpackStream } from './unpack-stream.ts';

/** Room for the thumbnails and colour profiles that stand before a JPEG's size. */
const PICTURE_HEAD_BYTES = MIB;
const MAX_EMBEDDED_BYTES = 8 * MIB;
const PROGRAMS = [
  [0x4d, 0x5a],
  [0x7f, 0x45, 0x4c, 0x46],
];

/** Looks into a part by what it is, not by what it is called. A workbook it answers with is still to be checked. */
export const checkPart = async (
  entry: ZipEntry,
  contentType: string | undefined,
  kind: OfficeKind,
  budget: Budget,
): Promise<PartNature> => {
  checkContentType(contentType);
  const chunks = unpackStream(entry);
  try {
    const { value: first } = await chunks.next();
    const opening = first ?? Buffer.alloc(0);
    const whole = continued(opening, chunks);
    if (!isXml(entry.name, contentType, opening))
      return await checkBytes(entry, contentType, opening, whole, budget.limits);
    spendOnXml(entry, contentType, budget);
    return { root: await checkXml(whole, kind, budget.limits) };
  } finally {
    await chunks.return(undefined);
  }
};

const checkBytes = async (
  entry: ZipEntry,
  contentType: string | undefined,
  opening: Buffer,
  whole: AsyncIterable<Buffer>,
  limits: PackageLimits,
): Promise<PartNature> => {
  if (startsWith(opening, OLE2)) throw new RefusedFile('ole-object');
  if (PROGRAMS.some((signature) => startsWith(opening, signature))) throw new RefusedFile('embedded-file');
  if (startsWith(opening, ZIP)) {
    const isExpected = isEmbeddedWorkbook(contentType) && entry.size <= MAX_EMBEDDED_BYTES;
    if (!isExpected) throw new RefusedFile('embedded-file');
    return { workbook: await readHead(whole, MAX_EMBEDDED_BYTES) };
  }
  const head = await readHead(whole, PICTURE_HEAD_BYTES);
  return { isPicture: head.length === 0 || isPrintable(head, contentType, limits) };
};

/** What is called XML was counted before; what only turns out to be XML is counted now. */
const spendOnXml = ({ name, size }: ZipEntry, contentType: string | undefined, budget: Budget) => {
  if (!isCalledXml(name, contentType)) budget.xmlBytes += size;
  if (budget.xmlBytes > budget.limits.maxXmlBytes) throw new RefusedFile('too-much-xml');
};

const isXml = (name: string, contentType: string | undefined, opening: Buffer) =>
  isCalledXml(name, contentType) ||
  /^[\uFEFF\0\s]*</.test(opening.toString('utf8', 0, 64)) ||
  /^\uFEFF?\s*</.test(opening.toString('utf16le', 0, 64));

async function* continued(first: Buffer, rest: AsyncIterable<Buffer>) {
  if (first.length > 0) yield first;
  yield* rest;
}

/** Reads to the end, so that sizes and checksums are proved, but keeps the beginning only. */
const readHead = async (chunks: AsyncIterable<Buffer>, maxBytes: number) => {
  const kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    if (length < maxBytes) kept.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(kept);
};

/** What does not claim to be a picture may be none, but a picture that hides is measured all the same. */
const isPrintable = (
  head: Buffer,
  contentType: string | undefined,
  { maxPicturePixels }: PackageLimits,
): boolean => {
  const picture = sniffPicture(head);
  if (picture === undefined && contentType?.startsWith('image/')) throw new RefusedFile('picture-format');
  if (picture !== undefined && picture !== 'unsized' && picture.pixels > maxPicturePixels) {
    throw new RefusedFile('picture-too-large');
  }
  return picture !== undefined;
};
