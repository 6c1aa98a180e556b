import { CONTENT_TYPES_PART, type ContentTypes, readContentTypes } from '#office/opc/content-types.ts';
import { ownerOfRelationships, readRelationships, resolveTarget } from '#office/opc/relationships.ts';
import { type Refusal, RefusedFile, refusalMessage } from '#office/refusal.ts';
import { decodeXml } from '#office/xml/decode-xml.ts';
import { readZip } from '#office/zip/read-zip.ts';
import { unpack } from '#office/zip/unpack.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { MIB, packageLimits, type PackageLimits } from '#office/limits.ts';
import { isCalledXml, type OfficeKind, requireMainPart } from './check-content-types.ts';
import { type Budget, checkEntries } from './check-entries.ts';
import { checkPart } from './check-part.ts';
import { requireZip } from './sniff-file.ts';

const MAX_INDEX_BYTES = MIB;
const PACKAGE_RELATIONSHIPS = '_rels/.rels';

/** The first reason to refuse a file, or undefined for an honest one. Never unpacks more than the limits allow. */
export const guardPackage = async (
  file: Uint8Array,
  kind: OfficeKind,
  changed: Partial<PackageLimits> = {},
): Promise<Refusal | undefined> => {
  const limits = { ...packageLimits, ...changed };
  try {
    await checkPackage(file, kind, { inflatedBytes: 0, xmlBytes: 0, limits });
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    const { code, part } = error;
    return { code, message: refusalMessage(code, limits), ...(part !== undefined && { part }) };
  }
};

const checkPackage = async (file: Uint8Array, kind: OfficeKind, budget: Budget, isEmbedded = false) => {
  requireZip(file);
  if (file.length > budget.limits.maxBytes) throw new RefusedFile('too-large');
  const entries = readZip(file);
  checkEntries(entries, budget);
  const types = contentTypesOf(entries);
  requireMainPart(types, kind, mainPartOf(entries));
  planXml(entries, types, budget);
  for (const entry of relationshipsFirst(entries)) {
    const workbook = await checkNamed(entry, types, budget);
    if (!workbook) continue;
    if (isEmbedded) throw new RefusedFile('embedded-file', entry.name);
    await checkPackage(workbook, 'xlsx', budget, true);
  }
};

/** Adds up what will have to be read as XML, so that too much of it costs no time at all. */
const planXml = (entries: readonly ZipEntry[], types: ContentTypes, budget: Budget) => {
  for (const { name, size } of entries) if (isCalledXml(name, types.typeOf(name))) budget.xmlBytes += size;
  if (budget.xmlBytes > budget.limits.maxXmlBytes) throw new RefusedFile('too-much-xml');
};

const isRelationships = ({ name }: ZipEntry) => ownerOfRelationships(name) !== undefined;

/** Most dangers are named by a relationship, and that names them best. */
const relationshipsFirst = (entries: readonly ZipEntry[]) => {
  const files = entries.filter(({ name }) => !name.endsWith('/'));
  return [...files.filter(isRelationships), ...files.filter((entry) => !isRelationships(entry))];
};

const checkNamed = async (entry: ZipEntry, types: ContentTypes, budget: Budget) => {
  try {
    return await checkPart(entry, types.typeOf(entry.name), budget);
  } catch (error) {
    if (!(error instanceof RefusedFile) || error.part !== undefined) throw error;
    throw new RefusedFile(error.code, entry.name, error);
  }
};

const findEntry = (entries: readonly ZipEntry[], partName: string) =>
  entries.find(({ name }) => name.toLowerCase() === partName.toLowerCase());

const readIndex = (entries: readonly ZipEntry[], partName: string) => {
  const entry = findEntry(entries, partName);
  return entry && decodeXml(unpack(entry, MAX_INDEX_BYTES)).source;
};

const contentTypesOf = (entries: readonly ZipEntry[]) => {
  const source = readIndex(entries, CONTENT_TYPES_PART);
  if (source === undefined) throw new RefusedFile('not-office');
  return readContentTypes(source);
};

const mainPartOf = (entries: readonly ZipEntry[]) => {
  const source = readIndex(entries, PACKAGE_RELATIONSHIPS);
  if (source === undefined) return undefined;
  const main = readRelationships(source).list.find(({ type }) => type === 'officeDocument');
  return main && findEntry(entries, resolveTarget('', main.target))?.name;
};
