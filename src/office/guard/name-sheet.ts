import { readRelationships, relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';
import { RefusedFile } from '#office/refusal.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf } from '#office/xml/xml-element.ts';

/** What a person calls the sheet in a part of a workbook; undefined where the workbook cannot be read either. */
export const nameSheet = (
  partName: string,
  mainPart: string,
  readPart: (partName: string) => string | undefined,
): string | undefined => {
  try {
    const workbook = readPart(mainPart);
    const relationships = readPart(relationshipsPartOf(mainPart));
    if (workbook === undefined || relationships === undefined) return undefined;
    const id = readRelationships(relationships).list.find(
      ({ target }) => resolveTarget(mainPart, target).toLowerCase() === partName.toLowerCase(),
    )?.id;
    return id === undefined ? undefined : nameOf(workbook, id);
  } catch (error) {
    if (error instanceof RefusedFile) return undefined;
    throw error;
  }
};

const nameOf = (workbook: string, id: string) => {
  let name: string | undefined;
  scanXml(workbook, {
    open: (element) => {
      if (element.name === 'x:sheet' && attributeOf(element, 'r:id') === id) name = element.attributes.name;
    },
  });
  return name;
};
