import { posix } from 'node:path';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { pack } from '#office/zip/write-zip.ts';
import { drawingNamespaces } from '#office/xml/namespaces.ts';
import { inlineDrawing } from './inline-drawing.ts';
import { type LogoImage, readLogo, textLogoExtent } from './logo-image.ts';

/** The logo as one part sees it; its relationship is made when it is first used. */
export type PartLogo = {
  image: LogoImage;
  relationshipNamespace: string;
  relationshipId: () => string;
  /** As a piece of a line, for a Word element with this prefix. */
  drawInline: (prefix: string) => string;
};

type AddRelationship = (owner: string, type: string, target: string) => string;

/** Above the ids that Word gives out, so that ours clash with none. */
const FIRST_DRAWING_ID = 1_900_000_000;

/** One picture for the whole package, one relationship to it from each part that shows it. */
export const createPackageLogo = (opened: OfficePackage, png: Uint8Array, add: AddRelationship) => {
  const image = readLogo(png);
  const partName = freePartName(opened);
  let isUsed = false;
  let drawingId = FIRST_DRAWING_ID;

  const forPart = (owner: string, isStrict: boolean): PartLogo => {
    const relationshipNamespace = drawingNamespaces(isStrict).r;
    let id: string | undefined;
    const relationshipId = () => {
      isUsed = true;
      id ??= add(owner, `${relationshipNamespace}/image`, posix.relative(posix.dirname(owner), partName));
      return id;
    };
    const drawInline = (prefix: string) => {
      drawingId += 1;
      const extent = textLogoExtent(image);
      return inlineDrawing({ prefix, isStrict, relationshipId: relationshipId(), drawingId, extent });
    };
    return { image, relationshipNamespace, relationshipId, drawInline };
  };

  return {
    forPart,
    entries: () => (isUsed ? [pack(partName, Buffer.from(png))] : []),
  };
};

const freePartName = (opened: OfficePackage) => {
  const folder = opened.find('xl/workbook.xml') ? 'xl/media' : 'word/media';
  let partName = `${folder}/logo.png`;
  for (let copy = 2; opened.find(partName); copy += 1) partName = `${folder}/logo-${copy}.png`;
  return partName;
};
