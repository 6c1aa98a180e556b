import type { OfficePackage } from '#office/opc/open-package.ts';
import { readRelationships, relationshipsPartOf, resolveTarget } from '#office/opc/relationships.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf } from '#office/xml/xml-element.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';

export type NamedSheet = { name: string; entry: ZipEntry };

export type Workbook = {
  main: ZipEntry;
  sheets: NamedSheet[];
  /** The part with the texts that cells share. */
  strings: ZipEntry | undefined;
};

const MAIN = 'spreadsheetml.sheet.main+xml';

/** The sheets of a workbook by their names; nothing of a package that is none. */
export const readWorkbook = (opened: OfficePackage): Workbook | undefined => {
  const main = opened.entries.find(({ name }) => opened.contentTypes.typeOf(name)?.endsWith(MAIN));
  if (!main) return undefined;
  const related = partsRelatedTo(opened, main.name);
  const sheets: NamedSheet[] = [];
  scanXml(opened.read(main).source, {
    open: (element) => {
      if (element.name !== 'x:sheet') return;
      const id = attributeOf(element, 'r:id');
      const part = related.find((relationship) => relationship.id === id);
      if (part?.type === 'worksheet') sheets.push({ name: element.attributes.name ?? '', entry: part.entry });
    },
  });
  return { main, sheets, strings: related.find(({ type }) => type === 'sharedStrings')?.entry };
};

/** The parts that a part leads to, with the kind of their relationship. */
export const partsRelatedTo = (opened: OfficePackage, partName: string) => {
  const relationships = opened.find(relationshipsPartOf(partName));
  if (!relationships) return [];
  return readRelationships(opened.read(relationships).source).list.flatMap(
    ({ id, type, target, isExternal }) => {
      const entry = isExternal ? undefined : opened.find(resolveTarget(partName, target));
      return entry ? [{ id, type, entry }] : [];
    },
  );
};
