import { recolourPackage } from '#office/colours/recolour-package.ts';
import { buildContents } from '#office/contents/build-contents.ts';
import { CONTENT_TYPES_PART } from '#office/opc/content-types.ts';
import { type OfficePackage, openPackage } from '#office/opc/open-package.ts';
import { partsOf } from '#office/opc/parts-of.ts';
import { isEmbeddedWorkbook, partKindOf } from '#office/opc/part-kinds.ts';
import { createPackagePictures, type GivenPicture } from '#office/pictures/package-pictures.ts';
import { givenPictures } from '#office/pictures/given-pictures.ts';
import { isPictureKind } from '#office/pictures/picture-kinds.ts';
import { encodeXml } from '#office/xml/decode-xml.ts';
import { unpack } from '#office/zip/unpack.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { outerScope } from '#office/language/scope.ts';
import { figuresOfWorkbook } from '#office/sheets/figures/figures-of-workbook.ts';
import { renderWorkbook } from '#office/sheets/render-workbook.ts';
import { packageLimits } from '#office/limits.ts';
import type { Filling } from '#office/placeholders.ts';
import { editContentTypes } from './content-types-edit.ts';
import { withoutReferences } from './drop-references.ts';
import { fillPart } from './fill-part.ts';
import { createRenderedBody } from './rendered-body.ts';
import { fillRelationships } from './fill-relationships.ts';

export type FillOptions = {
  /** A PNG; without one, logo tags and logo pictures are taken out. */
  logo?: Uint8Array | undefined;
  /** A code for cameras, drawn if the template shows it; without one, its tags and pictures are taken out. */
  code?: GivenPicture | undefined;
  /** Other pictures, by the keys of their placeholders; without one, its tags and pictures are taken out. */
  pictures?: Readonly<Record<string, GivenPicture>> | undefined;
  /** Comments and tracked changes never reach a customer unless they are asked to be kept. */
  review?: 'accept' | 'keep';
  /** For a document that names none of its own. */
  title?: string | undefined;
  /** Six hexadecimal digits each, the most important first; without any, the document keeps its own. */
  colours?: readonly string[] | undefined;
};

/** Fills every part that holds a tag and copies all others as they are packed. */
export const fillPackage = (file: Uint8Array, filling: Filling, options: FillOptions): Buffer => {
  const { review = 'accept' } = options;
  const opened = openPackage(file);
  const given = givenPictures(filling.placeholders, options);
  const scope = outerScope(withPresence(filling, given));
  const workbook = renderWorkbook(opened, scope);
  const figures = workbook ? undefined : figuresOfWorkbook(opened, scope);
  const relationships = fillRelationships(opened, { scope, review, leftOut: workbook ? CALCULATED : NONE });
  const pictures = createPackagePictures(opened, given, relationships.add);
  const recolouring = recolourPackage(opened, options.colours ?? []);

  const parts = partsOf(opened);
  const sourceOf = (kind: string) => {
    const part = parts.related(kind);
    return part && opened.read(part).source;
  };
  const body = createRenderedBody(opened, parts);
  const readParts = () => ({ styles: sourceOf('styles'), numbering: body.numberingWithCopies() });

  const fillEntry = (entry: ZipEntry): ZipEntry => {
    const contentType = opened.contentTypes.typeOf(entry.name);
    if (isEmbeddedWorkbook(contentType)) return fillEmbedded(entry, filling, review);
    const kind = partKindOf(contentType);
    const goneRelationships = relationships.goneIds(entry.name);
    const isRecoloured = recolouring.concerns(contentType);
    const isWorkbooks = (workbook ?? figures)?.concerns(entry.name) ?? false;
    if (!kind && goneRelationships.size === 0 && !isRecoloured && !isWorkbooks) return entry;
    const { source, encoding } = opened.read(entry);
    const filled = kind
      ? fillPart({
          source,
          kind,
          placeholders: filling.placeholders,
          scope,
          review,
          goneRelationships,
          pictures: pictures.forPart(entry.name, isStrict(source)),
          title: options.title,
          restarts: entry === parts.main ? body.restarts : undefined,
          writeTexts: workbook?.writerOf(entry.name) ?? figures?.writerOf(entry.name),
        })
      : withoutReferences(source, goneRelationships);
    const settled = isWorkbooks
      ? ((workbook ?? figures)?.move(entry.name, filled) ?? filled)
      : body.settle(entry, { source, filled });
    const built = entry === parts.main ? buildContents(settled, readParts) : settled;
    const finished = isRecoloured ? recolouring.apply(built, contentType) : built;
    return finished === source ? entry : pack(entry.name, encodeXml(finished, encoding));
  };

  // What the text leaves of its notes and lists is known only once it is filled.
  const main = parts.main && fillEntry(parts.main);
  const filled = opened.entries
    .filter((entry) => !relationships.goneParts.has(entry.name.toLowerCase()))
    .map((entry) => (main && entry === parts.main ? main : fillEntry(entry)));
  const media = pictures.entries();
  const finished = filled.map((entry) =>
    entry.name === CONTENT_TYPES_PART
      ? fillContentTypes(opened, entry, relationships.goneParts, media)
      : relationships.finish(entry),
  );
  return writeZip([...finished, ...relationships.added(), ...media]);
};

const NONE: ReadonlySet<string> = new Set();
/** In which order Excel calculated the cells; it finds out again where they have moved. */
const CALCULATED: ReadonlySet<string> = new Set(['calcChain']);

/** `{{#if logo}}` asks whether there is one. */
const withPresence = (filling: Filling, given: ReadonlyMap<string, unknown>): Filling => {
  const { placeholders, values } = filling;
  const pictures = placeholders.keys.filter((key) => isPictureKind(placeholders.kindOf(key)));
  const presence = pictures.map((key) => [key, given.has(key)] as const);
  return { ...filling, values: { ...values, ...Object.fromEntries(presence) } };
};

const isStrict = (source: string) => source.includes('"http://purl.oclc.org/ooxml/');

const fillContentTypes = (
  opened: OfficePackage,
  entry: ZipEntry,
  gone: ReadonlySet<string>,
  media: readonly ZipEntry[],
) => {
  const { source, encoding } = opened.read(entry);
  const edited = editContentTypes(source, opened.contentTypes, {
    gone,
    added: media.map(({ name }) => name),
  });
  return edited === source ? entry : pack(entry.name, encodeXml(edited, encoding));
};

/** The data behind a chart: what Word opens on "Edit data". */
const fillEmbedded = (entry: ZipEntry, filling: Filling, review: 'accept' | 'keep') =>
  pack(entry.name, fillPackage(unpack(entry, packageLimits.maxPartBytes), filling, { review }));
