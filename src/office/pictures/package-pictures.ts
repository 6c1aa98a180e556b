import { posix } from 'node:path';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { drawingNamespaces } from '#office/xml/namespaces.ts';
import { pack } from '#office/zip/write-zip.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { fitInto, type PictureImage, readImage } from './picture-image.ts';
import { type PictureKind, pictureKinds } from './picture-kinds.ts';

/** A picture that is drawn if a template shows it, and what is read to those who do not see it. */
export type GivenPicture = { draw: () => Uint8Array; altText: string };

export type GivenPictures = Partial<Record<PictureKind, GivenPicture | undefined>>;

/** A picture as one part sees it; its relationship is made when it is first used. */
export type PartPicture = {
  altText: string;
  image: () => PictureImage;
  relationshipNamespace: string;
  relationshipId: () => string;
  /** As a piece of a line, for a Word element with this prefix. */
  drawInline: (prefix: string) => string;
};

/** Undefined of what there is none of: its tags and pictures are taken out. */
export type PartPictures = (kind: PictureKind) => PartPicture | undefined;

type NewRelationship = { id: string; type: string; target: string };
type AddRelationship = (owner: string, relationship: NewRelationship) => string;

/** Above the ids that Word gives out, so that ours clash with none. */
const FIRST_DRAWING_ID = 1_900_000_000;

/** One file of each picture for the whole package, one relationship to it from each part that shows it. */
export const createPackagePictures = (opened: OfficePackage, given: GivenPictures, add: AddRelationship) => {
  let drawingId = FIRST_DRAWING_ID;
  const nextDrawingId = () => (drawingId += 1);
  const kinds = Object.keys(pictureKinds) as PictureKind[];
  const pictures = new Map(
    kinds.flatMap((kind) => {
      const picture = given[kind];
      return picture ? [[kind, createPicture(opened, kind, { picture, add, nextDrawingId })] as const] : [];
    }),
  );
  return {
    forPart: (owner: string, isStrict: boolean): PartPictures => {
      const seen = new Map([...pictures].map(([kind, { forPart }]) => [kind, forPart(owner, isStrict)]));
      return (kind) => seen.get(kind);
    },
    entries: () => [...pictures.values()].flatMap(({ entries }) => entries()),
  };
};

type Making = { picture: GivenPicture; add: AddRelationship; nextDrawingId: () => number };

const createPicture = (
  opened: OfficePackage,
  kind: PictureKind,
  { picture: { draw, altText }, add, nextDrawingId }: Making,
) => {
  const { noun, textBox } = pictureKinds[kind];
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  const partName = freePartName(opened, noun);
  let drawn: PictureImage | undefined;
  const image = () => (drawn ??= readImage(draw(), noun));

  const forPart = (owner: string, isStrict: boolean): PartPicture => {
    const relationshipNamespace = drawingNamespaces(isStrict).r;
    let id: string | undefined;
    const relationshipId = () => {
      image();
      id ??= add(owner, {
        id: `rId${name}`,
        type: `${relationshipNamespace}/image`,
        target: posix.relative(posix.dirname(owner), partName),
      });
      return id;
    };
    const drawInline = (prefix: string) => {
      const extent = fitInto(image(), textBox);
      const shown = { name, altText, extent, drawingId: nextDrawingId(), relationshipId: relationshipId() };
      return inlineDrawing({ prefix, isStrict, ...shown });
    };
    return { altText, image, relationshipNamespace, relationshipId, drawInline };
  };

  return { forPart, entries: () => (drawn ? [pack(partName, Buffer.from(drawn.png))] : []) };
};

const freePartName = (opened: OfficePackage, stem: string) => {
  const folder = opened.find('xl/workbook.xml') ? 'xl/media' : 'word/media';
  let partName = `${folder}/${stem}.png`;
  for (let copy = 2; opened.find(partName); copy += 1) partName = `${folder}/${stem}-${copy}.png`;
  return partName;
};
