import { posix } from 'node:path';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { drawingNamespaces } from '#office/xml/namespaces.ts';
import { pack } from '#office/zip/write-zip.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { type Extent, fitInto, type PictureImage, readImage } from './picture-image.ts';

/** A picture that is drawn if a template shows it, and what is read to those who do not see it. */
export type GivenPicture = { draw: () => Uint8Array; altText: string };

/** `noun`: what it is called in the file; `textBox`: the room it gets where it is written as text. */
export type NamedGivenPicture = GivenPicture & { noun: string; textBox: Extent };

/** By the keys of their placeholders. */
export type GivenPictures = ReadonlyMap<string, NamedGivenPicture>;

/** A picture as one part sees it; its relationship is made when it is first used. */
export type PartPicture = {
  altText: string;
  image: () => PictureImage;
  relationshipNamespace: string;
  relationshipId: () => string;
  /** As a piece of a line, for a Word element with this prefix; never wider than the room there is. */
  drawInline: (prefix: string, room?: number) => string;
};

/** Undefined of what there is none of: its tags and pictures are taken out. */
export type PartPictures = (key: string) => PartPicture | undefined;

type NewRelationship = { id: string; type: string; target: string };
type AddRelationship = (owner: string, relationship: NewRelationship) => string;

/** Above the ids that Word gives out, so that ours clash with none. */
const FIRST_DRAWING_ID = 1_900_000_000;

/** One file of each picture for the whole package, one relationship to it from each part that shows it. */
export const createPackagePictures = (opened: OfficePackage, given: GivenPictures, add: AddRelationship) => {
  let drawingId = FIRST_DRAWING_ID;
  const nextDrawingId = () => (drawingId += 1);
  const namePart = createPartNames(opened);
  const pictures = new Map(
    [...given].map(([key, picture]) => [key, createPicture({ picture, namePart, add, nextDrawingId })]),
  );
  return {
    forPart: (owner: string, isStrict: boolean): PartPictures => {
      const seen = new Map<string, PartPicture>();
      return (key) => {
        const known = seen.get(key) ?? pictures.get(key)?.forPart(owner, isStrict);
        if (known) seen.set(key, known);
        return known;
      };
    },
    entries: () => [...pictures.values()].flatMap(({ entries }) => entries()),
  };
};

type Making = {
  picture: NamedGivenPicture;
  namePart: (stem: string, extension: string) => string;
  add: AddRelationship;
  nextDrawingId: () => number;
};

const createPicture = ({ picture, namePart, add, nextDrawingId }: Making) => {
  const { draw, altText, noun, textBox } = picture;
  const name = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  let drawn: { image: PictureImage; partName: string } | undefined;
  const drawOnce = () => {
    if (drawn) return drawn;
    const image = readImage(draw(), noun);
    drawn = { image, partName: namePart(noun, image.format) };
    return drawn;
  };
  const image = () => drawOnce().image;

  const forPart = (owner: string, isStrict: boolean): PartPicture => {
    const relationshipNamespace = drawingNamespaces(isStrict).r;
    let id: string | undefined;
    const relationshipId = () => {
      id ??= add(owner, {
        id: `rId${name}`,
        type: `${relationshipNamespace}/image`,
        target: posix.relative(posix.dirname(owner), drawOnce().partName),
      });
      return id;
    };
    const drawInline = (prefix: string, room = textBox.widthInEmu) => {
      const box = { ...textBox, widthInEmu: Math.min(textBox.widthInEmu, room) };
      const shown = { name, altText, drawingId: nextDrawingId(), relationshipId: relationshipId() };
      return inlineDrawing({ prefix, isStrict, extent: fitInto(image(), box), ...shown });
    };
    return { altText, image, relationshipNamespace, relationshipId, drawInline };
  };

  const entries = () => (drawn ? [pack(drawn.partName, Buffer.from(drawn.image.bytes))] : []);
  return { forPart, entries };
};

const createPartNames = (opened: OfficePackage) => {
  const folder = opened.find('xl/workbook.xml') ? 'xl/media' : 'word/media';
  const taken = new Set<string>();
  return (stem: string, extension: string) => {
    let partName = `${folder}/${stem}.${extension}`;
    for (let copy = 2; opened.find(partName) ?? taken.has(partName); copy += 1)
      partName = `${folder}/${stem}-${copy}.${extension}`;
    taken.add(partName);
    return partName;
  };
};
