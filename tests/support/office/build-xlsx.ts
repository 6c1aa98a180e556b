import { contentTypesXml, type Part, type Rel, relationshipsXml, usesOf } from './build-docx.ts';
import { rawZip, type RawEntry } from './raw-zip.ts';

export type XlsxSpec = {
  /** Shared strings, as text or as the markup of a rich one. */
  strings?: string[];
  /** Rows of the one sheet. */
  rows?: string;
  /** Before and after the rows. */
  sheetHead?: string;
  sheetTail?: string;
  /** The whole content of further sheets, by their names. */
  moreSheets?: Record<string, string>;
  /** After the list of sheets. */
  workbookTail?: string;
  sheetName?: string;
  sheetRelationships?: Rel[];
  parts?: Part[];
  partRelationships?: Record<string, Rel[]>;
  workbookRelationships?: Rel[];
  mainType?: string;
};

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const sheetPart = (root: string, content: string) =>
  `${DECLARATION}<${root} ${MAIN} ${R}>${content}</${root}>`;

export const xlsxEntries = (spec: XlsxSpec = {}): RawEntry[] => {
  const strings = (spec.strings ?? []).map((text) =>
    text.startsWith('<') ? `<si>${text}</si>` : `<si><t>${text}</t></si>`,
  );
  const more = Object.entries(spec.moreSheets ?? {});
  const parts: Part[] = [
    {
      name: 'xl/workbook.xml',
      content: sheetPart(
        'workbook',
        `<sheets><sheet name="${spec.sheetName ?? 'Data'}" sheetId="1" r:id="rId1"/>${more
          .map(
            ([name], index) => `<sheet name="${name}" sheetId="${index + 2}" r:id="rIdSheet${index + 2}"/>`,
          )
          .join('')}</sheets>${spec.workbookTail ?? ''}`,
      ),
      type: spec.mainType ?? `${TYPE}.sheet.main+xml`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: sheetPart(
        'worksheet',
        `${spec.sheetHead ?? ''}<sheetData>${spec.rows ?? ''}</sheetData>${spec.sheetTail ?? ''}`,
      ),
      type: `${TYPE}.worksheet+xml`,
    },
    ...more.map(([, content], index) => ({
      name: `xl/worksheets/sheet${index + 2}.xml`,
      content: sheetPart('worksheet', content),
      type: `${TYPE}.worksheet+xml`,
    })),
    {
      name: 'xl/sharedStrings.xml',
      content: sheetPart('sst', strings.join('')),
      type: `${TYPE}.sharedStrings+xml`,
    },
    ...(spec.parts ?? []),
  ];
  const relationships: Record<string, Rel[]> = {
    'xl/workbook.xml': [
      { id: 'rId1', type: 'worksheet', target: 'worksheets/sheet1.xml' },
      { id: 'rId2', type: 'sharedStrings', target: 'sharedStrings.xml' },
      ...more.map((_, index) => ({
        id: `rIdSheet${index + 2}`,
        type: 'worksheet',
        target: `worksheets/sheet${index + 2}.xml`,
      })),
      ...(spec.workbookRelationships ?? []),
      ...usesOf(spec.parts),
    ],
    ...(spec.sheetRelationships && { 'xl/worksheets/sheet1.xml': spec.sheetRelationships }),
    ...spec.partRelationships,
  };
  return [
    { name: '[Content_Types].xml', content: contentTypesXml(parts) },
    {
      name: '_rels/.rels',
      content: relationshipsXml([{ id: 'rId1', type: 'officeDocument', target: 'xl/workbook.xml' }]),
    },
    ...Object.entries(relationships).map(([name, list]) => ({
      name: name.replace(/([^/]+)$/, '_rels/$1.rels'),
      content: relationshipsXml(list),
    })),
    ...parts,
  ];
};

export const buildXlsx = (spec: XlsxSpec = {}): Buffer => rawZip({ entries: xlsxEntries(spec) });
