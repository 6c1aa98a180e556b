import { escapeText } from '#office/xml/escape-xml.ts';
import { zipFiles } from '#office/zip-files.ts';

const OPEN_XML = 'http://schemas.openxmlformats.org';
const MAIN = `xmlns="${OPEN_XML}/spreadsheetml/2006/main"`;
const OFFICE = `${OPEN_XML}/officeDocument/2006/relationships`;
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const word = (place: string, value: string, style = 0) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
const formula = (place: string, value: string) => `<c r="${place}" s="1"><f>${escapeText(value)}</f></c>`;
const row = (number: number, ...cells: string[]) => `<row r="${number}">${cells.join('')}</row>`;

const rows = [
  row(1, word('A1', 'Calls tested at {{business_name}}', 1)),
  row(3, word('A3', 'Who', 1), word('B3', 'Telephone', 1), word('C3', 'Tested on', 1)),
  row(
    4,
    word('A4', '{{#each emergency_contacts}}{{name}}'),
    word('B4', '{{phone}}'),
    word('C4', '{{/each}}'),
  ),
  row(5, word('A5', 'Numbers to test', 1), formula('B5', 'ROWS(A4:A4)')),
];

const relationships = (...list: (readonly [type: string, target: string])[]) =>
  `<Relationships xmlns="${OPEN_XML}/package/2006/relationships">${list
    .map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const styles = `<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf xfId="0"/><xf fontId="1" xfId="0" applyFont="1"/></cellXfs></styleSheet>`;

const parts: Record<string, string> = {
  '[Content_Types].xml': `<Types xmlns="${OPEN_XML}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
  'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${OFFICE}"><sheets><sheet name="Calls" sheetId="1" r:id="rId1"/></sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships(
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ),
  'xl/worksheets/sheet1.xml': `<worksheet ${MAIN}><cols><col min="1" max="1" width="32" customWidth="1"/><col min="2" max="3" width="24" customWidth="1"/></cols><sheetData>${rows.join('')}</sheetData></worksheet>`,
  'xl/styles.xml': styles,
};

export const rowsOfAWorkbook = () =>
  zipFiles(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, DECLARATION + xml])));
