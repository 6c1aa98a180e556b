import { isEmbeddedWorkbook } from '#office/opc/part-kinds.ts';
import { type PartUse, partUseOf } from '#office/opc/part-uses.ts';
import { reachParts } from '#office/opc/reach-parts.ts';
import { readRelationships, relationshipsPartOf } from '#office/opc/relationships.ts';
import { RefusedFile } from '#office/refusal.ts';

/** What a part turned out to be when it was read: the outermost element of markup, or else by its first bytes. */
export type PartNature = { root?: string; isPicture?: boolean; workbook?: Buffer };

type UsedParts = {
  natures: ReadonlyMap<string, PartNature>;
  typeOf: (partName: string) => string | undefined;
  /** Of a part that is proven to be well-formed. */
  readPart: (partName: string) => string | undefined;
};

/** Every part that customers get has to be what its document takes it for: markup, a picture, a font or a chart's workbook. */
export const checkUses = ({ natures, typeOf, readPart }: UsedParts) => {
  const { steps } = reachParts((owner) => {
    const source = readPart(relationshipsPartOf(owner));
    const list = source === undefined ? [] : readRelationships(source).list;
    return list.filter(({ type }) => partUseOf(type) !== undefined);
  }, natures.keys());
  for (const { partName, relationship } of steps) {
    const use = partUseOf(relationship.type);
    const nature = natures.get(partName) ?? {};
    if (use && !isFit(use, nature, typeOf(partName))) throw new RefusedFile('unexpected-part', partName);
  }
};

const FONT =
  /^(?:application\/vnd\.openxmlformats-officedocument\.obfuscatedFont|application\/font-sfnt|font\/.*)$/i;
const VECTOR_PICTURE = /^(?:svg:)?svg$/i;

const isFit = (use: PartUse, { root, isPicture }: PartNature, contentType: string | undefined) => {
  if (use === 'xml') return root !== undefined;
  if (use === 'picture') return root === undefined ? isPicture : VECTOR_PICTURE.test(root);
  return use === 'font'
    ? root === undefined && FONT.test(contentType ?? '')
    : isEmbeddedWorkbook(contentType);
};
