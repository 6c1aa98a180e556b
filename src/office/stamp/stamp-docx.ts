import { CONTENT_TYPES_PART } from '#office/opc/content-types.ts';
import { type OfficePackage, openPackage } from '#office/opc/open-package.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { readRelationships, relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';
import { addHeaderReferences, isStrict } from './header-references.ts';
import { insertLast } from './insert-first.ts';
import { headerSaying, stampHeader } from './stamp-header.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { applyEdits } from '#office/xml/edits.ts';
import { drawingNamespaces, prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';

const HEADER_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml';

/** The same document with a line at the head of every page, in the headers it has and in new ones where it has none. */
export const stampDocx = (file: Uint8Array, text: string): Uint8Array => {
  const opened = openPackage(file);
  const { main } = partsOf(opened);
  const types = opened.find(CONTENT_TYPES_PART);
  const relationships = main && opened.find(relationshipsPartOf(main.name));
  if (!main || !types || !relationships)
    throw new Error('The document has no text, or nothing belongs to it.');
  const changed = new Map<ZipEntry, ZipEntry>();
  const change = (entry: ZipEntry, rewrite: (source: string) => string) => {
    const { source, encoding } = opened.read(entry);
    changed.set(entry, pack(entry.name, encodeXml(rewrite(source), encoding)));
  };

  const { root, list } = readRelationships(opened.read(relationships).source);
  const headers = list
    .filter(({ type }) => type === 'header')
    .flatMap(({ target }) => opened.find(resolveTarget(main.name, target)) ?? []);
  for (const header of new Set(headers)) change(header, (source) => stampHeader(source, text));

  const id = freeName('rIdStamp', (name) => list.some((relationship) => relationship.id === name));
  const referring = addHeaderReferences(opened.read(main).source, id);
  const added: ZipEntry[] = [];
  if (referring) {
    const part = newHeaderName(opened, main);
    change(main, () => referring.source);
    change(relationships, (source) => addRelationship(source, root, { id, part, ...referring }));
    change(types, (source) => addContentType(source, opened.contentTypes.root, part));
    added.push(pack(part, Buffer.from(headerSaying(text, referring.namespace))));
  }
  return writeZip([...opened.entries.map((entry) => changed.get(entry) ?? entry), ...added]);
};

const freeName = (wanted: string, isTaken: (name: string) => boolean): string =>
  isTaken(wanted) ? freeName(`${wanted}_`, isTaken) : wanted;

const newHeaderName = ({ find }: OfficePackage, { name }: ZipEntry) => {
  const folder = name.slice(0, name.lastIndexOf('/') + 1);
  return `${freeName(`${folder}headerStamp`, (taken) => find(`${taken}.xml`) !== undefined)}.xml`;
};

const addRelationship = (
  source: string,
  root: XmlElement | undefined,
  { id, part, namespace }: { id: string; part: string; namespace: string },
) => {
  const type = `${drawingNamespaces(isStrict(namespace)).r}/header`;
  return addTo(
    source,
    root,
    (prefix) => `<${prefix}Relationship Id="${id}" Type="${type}" Target="/${part}"/>`,
  );
};

const addContentType = (source: string, root: XmlElement | undefined, part: string) =>
  addTo(source, root, (prefix) => `<${prefix}Override PartName="/${part}" ContentType="${HEADER_TYPE}"/>`);

const addTo = (source: string, root: XmlElement | undefined, write: (prefix: string) => string) =>
  root ? applyEdits(source, [insertLast(source, root, write(prefixOf(root.qname)))]) : source;
