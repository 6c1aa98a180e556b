import { readStyleFacts } from '#office/accessibility/read-style-facts.ts';
import { editContentTypes } from '#office/fill/content-types-edit.ts';
import { RelationshipsEdit } from '#office/fill/relationships-edit.ts';
import { guardPackage } from '#office/guard/guard-package.ts';
import { isMarkupSound } from '#office/guard/is-markup-sound.ts';
import { readHeaderPages } from '#office/inspect/places/header-pages.ts';
import type { PackageLimits } from '#office/limits.ts';
import { CONTENT_TYPES_PART } from '#office/opc/content-types.ts';
import { type OfficePackage, openPackage } from '#office/opc/open-package.ts';
import { wordPartOf } from '#office/opc/part-kinds.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';
import { keepInPart } from './keep-in-part.ts';

/** `places`: where the objects stood. */
export type KeptObjects = { file: Buffer; places: string[] };

/**
 * A Word document with the picture that Word shows of each embedded object in place of the object, of which nothing is left.
 * Undefined if there is none, if one has no picture that can be printed, or if the document is to be refused for anything else.
 */
export const keepObjects = async (
  file: Uint8Array,
  limits?: Partial<PackageLimits>,
): Promise<KeptObjects | undefined> => {
  if (!(await isMarkupSound(file, limits))) return undefined;
  const kept = withPictures(openPackage(file));
  if (!kept || kept.places.length === 0) return undefined;
  return (await guardPackage(kept.file, 'docx', limits)) ? undefined : kept;
};

const withPictures = (opened: OfficePackage): KeptObjects | undefined => {
  const { entries, contentTypes, find, read } = opened;
  const stylesPart = partsOf(opened).related('styles');
  const headerPages = readHeaderPages(opened);
  const surroundings = {
    styles: readStyleFacts(stylesPart && read(stylesPart).source),
    pagesOf: (name: string) => headerPages.get(name.toLowerCase()),
  };
  const changed = new Map<string, string>();
  const gone = new Set<string>();
  const places: string[] = [];
  for (const { name } of entries.filter((entry) => wordPartOf(contentTypes.typeOf(entry.name)))) {
    const kept = keepInOwner(opened, name, surroundings);
    if (!kept) return undefined;
    for (const [part, source] of kept.changed) changed.set(part, source);
    for (const part of kept.gone) gone.add(part).add(relationshipsPartOf(part).toLowerCase());
    places.push(...kept.places);
  }
  const types = find(CONTENT_TYPES_PART);
  if (types) changed.set(types.name, editContentTypes(read(types).source, contentTypes, { gone, added: [] }));
  const finished = entries
    .filter(({ name }) => !gone.has(name.toLowerCase()))
    .map((entry) => {
      const source = changed.get(entry.name);
      return source === undefined ? entry : pack(entry.name, encodeXml(source, read(entry).encoding));
    });
  return { file: writeZip(finished), places };
};

/** A part and its relationships without objects, and the parts that nobody needs then. */
const keepInOwner = (
  { contentTypes, find, read }: OfficePackage,
  owner: string,
  surroundings: Parameters<typeof keepInPart>[1],
) => {
  const part = find(owner);
  const related = find(relationshipsPartOf(owner));
  if (!part) return undefined;
  const relationships = new RelationshipsEdit(related ? read(related).source : NO_RELATIONSHIPS);
  const { list } = relationships.relationships;
  const isPicture = (id: string) =>
    list.some(
      (one) =>
        one.id === id &&
        one.type === 'image' &&
        !one.isExternal &&
        (find(resolveTarget(owner, one.target))?.size ?? 0) > 0,
    );
  const { source } = read(part);
  const text = { name: owner, contentType: contentTypes.typeOf(owner), kind: 'structured', source } as const;
  const kept = keepInPart(text, surroundings, isPicture);
  if (!kept) return undefined;
  const dropped = list.filter(({ id, type }) => kept.gone.has(id) || type.toLowerCase() === 'oleobject');
  for (const relationship of dropped) relationships.drop(relationship);
  const changed = new Map<string, string>();
  if (kept.source !== source) changed.set(part.name, kept.source);
  if (related && relationships.isChanged) changed.set(related.name, relationships.result());
  const gone = dropped
    .filter(({ isExternal }) => !isExternal)
    .map(({ target }) => resolveTarget(owner, target).toLowerCase());
  return { changed, gone, places: kept.places };
};

const NO_RELATIONSHIPS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"/>';
