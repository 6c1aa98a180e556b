import { RefusedFile } from '#office/refusal.ts';
import { decodeXml, type XmlEncoding } from '#office/xml/decode-xml.ts';
import { readZip } from '#office/zip/read-zip.ts';
import { unpack } from '#office/zip/unpack.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { packageLimits } from '#office/limits.ts';
import { CONTENT_TYPES_PART, type ContentTypes, readContentTypes } from './content-types.ts';

export type XmlPart = { source: string; encoding: XmlEncoding };

export type OfficePackage = {
  entries: readonly ZipEntry[];
  contentTypes: ContentTypes;
  /** Part names do not distinguish letter case. */
  find: (partName: string) => ZipEntry | undefined;
  read: (entry: ZipEntry) => XmlPart;
};

const readXmlPart = (entry: ZipEntry): XmlPart => decodeXml(unpack(entry, packageLimits.maxPartBytes));

/** Opens a file that passed its guard; the parts stay packed until they are read. */
export const openPackage = (file: Uint8Array): OfficePackage => {
  const entries = readZip(file);
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  const find = (partName: string) => byName.get(partName.toLowerCase());
  const types = find(CONTENT_TYPES_PART);
  if (!types) throw new RefusedFile('not-office');
  return { entries, find, contentTypes: readContentTypes(readXmlPart(types).source), read: readXmlPart };
};
