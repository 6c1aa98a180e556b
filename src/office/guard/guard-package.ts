import { CONTENT_TYPES_PART, type ContentTypes, readContentTypes } from '#office/opc/content-types.ts';
import { ownerOfRelationships, readRelationships, resolveTarget } from '#office/opc/relationships.ts';
import { type Refusal, RefusedFile, refusalMessage } from '#office/refusal.ts';
import { decodeXml } from '#office/xml/decode-xml.ts';
import { readZip } from '#office/zip/read-zip.ts';
import { unpack } from '#office/zip/unpack.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { MIB, packageLimits, type PackageLimits } from '#office/limits.ts';
import { isCalledXml, type OfficeKind, requireMainElement, requireMainPart } from './check-content-types.ts';
import { type Budget, checkEntries } from './check-entries.ts';
import { checkPart } from './check-part.ts';
import { checkUses, type PartNature } from './check-uses.ts';
import { nameSheet } from './name-sheet.ts';
import { refuseOtherPackage, requireZip } from './sniff-file.ts';

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
    const { code, part, place } = error;
    return {
      code,
      message: refusalMessage(code, limits),
      ...(part !== undefined && { part }),
      ...(place !== undefined && { place }),
    };
  }
};

const checkPackage = async (file: Uint8Array, kind: OfficeKind, budget: Budget, isEmbedded = false) => {
  requireZip(file);
  if (file.length > budget.limits.maxBytes) throw new RefusedFile('too-large');
  const entries = readZip(file);
  checkEntries(entries, budget);
  const types = contentTypesOf(entries);
  const mainPart = mainPartOf(entries);
  requireMainPart(types, kind, mainPart);
  planXml(entries, types, budget);
  const readPart = (partName: string) => readIndex(entries, partName, budget.limits.maxPartBytes);
  const natures = new Map<string, PartNature>();
  for (const entry of relationshipsFirst(entries)) {
    const nature = await naming(entry.name, mainPart ?? '', readPart, () =>
      checkPart(entry, types.typeOf(entry.name), kind, budget),
    );
    natures.set(entry.name, nature);
    if (!nature.workbook) continue;
    if (isEmbedded) throw new RefusedFile('embedded-file', entry.name);
    await checkPackage(nature.workbook, 'xlsx', budget, true);
  }
  requireMainElement(kind, natures.get(mainPart ?? '')?.root);
  checkUses({ natures, typeOf: types.typeOf, readPart });
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

/** A refusal with the part it is about, and with its sheet where it is about a cell. */
const naming = async (
  partName: string,
  mainPart: string,
  readPart: (partName: string) => string | undefined,
  check: () => Promise<PartNature>,
) => {
  try {
    return await check();
  } catch (error) {
    if (!(error instanceof RefusedFile) || error.part !== undefined) throw error;
    const sheet = error.code === 'outside-formula' ? nameSheet(partName, mainPart, readPart) : undefined;
    const place = sheet === undefined ? error.place : `${error.place ?? ''} of the sheet “${sheet}”`;
    throw new RefusedFile(error.code, partName, error, place);
  }
};

const findEntry = (entries: readonly ZipEntry[], partName: string) =>
  entries.find(({ name }) => name.toLowerCase() === partName.toLowerCase());

const readIndex = (entries: readonly ZipEntry[], partName: string, maxBytes: number = MAX_INDEX_BYTES) => {
  const entry = findEntry(entries, partName);
  return entry && decodeXml(unpack(entry, maxBytes)).source;
};

const contentTypesOf = (entries: readonly ZipEntry[]) => {
  const source = readIndex(entries, CONTENT_TYPES_PART);
  if (source === undefined) throw refuseOtherPackage(entries.map(({ name }) => name));
  return readContentTypes(source);
};

const mainPartOf = (entries: readonly ZipEntry[]) => {
  const source = readIndex(entries, PACKAGE_RELATIONSHIPS);
  if (source === undefined) return undefined;
  const mains = readRelationships(source).list.filter(({ type }) => type === 'officeDocument');
  const [main] = mains;
  // Programs differ in which of two they open.
  if (!main || mains.length > 1) return undefined;
  return findEntry(entries, resolveTarget('', main.target))?.name;
};
