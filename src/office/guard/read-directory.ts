import { CONTENT_TYPES_PART, type ContentTypes, readContentTypes } from '#office/opc/content-types.ts';
import { readRelationships, resolveTarget } from '#office/opc/relationships.ts';
import { RefusedFile } from '#office/refusal.ts';
import { decodeXml } from '#office/xml/decode-xml.ts';
import { readZip } from '#office/zip/read-zip.ts';
import { unpack } from '#office/zip/unpack.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { MIB } from '#office/limits.ts';
import { isCalledXml, type OfficeKind, requireMainPart } from './check-content-types.ts';
import { type Budget, checkEntries } from './check-entries.ts';
import { refuseOtherPackage, requireZip } from './sniff-file.ts';

const MAX_INDEX_BYTES = MIB;
const PACKAGE_RELATIONSHIPS = '_rels/.rels';

/** What a file says of its parts, within the limits and before any of them is looked into. */
export const readDirectory = (file: Uint8Array, kind: OfficeKind, budget: Budget) => {
  requireZip(file);
  if (file.length > budget.limits.maxBytes) throw new RefusedFile('too-large');
  const entries = readZip(file);
  checkEntries(entries, budget);
  const types = contentTypesOf(entries);
  const mainPart = mainPartOf(entries);
  requireMainPart(types, kind, mainPart);
  planXml(entries, types, budget);
  const readPart = (partName: string) => readIndex(entries, partName, budget.limits.maxPartBytes);
  return { entries, types, mainPart, readPart };
};

/** Adds up what will have to be read as XML, so that too much of it costs no time at all. */
const planXml = (entries: readonly ZipEntry[], types: ContentTypes, budget: Budget) => {
  for (const { name, size } of entries) if (isCalledXml(name, types.typeOf(name))) budget.xmlBytes += size;
  if (budget.xmlBytes > budget.limits.maxXmlBytes) throw new RefusedFile('too-much-xml');
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
