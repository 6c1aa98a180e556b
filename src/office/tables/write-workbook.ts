import {
  CORE_RELATIONSHIP,
  CORE_TYPE,
  contentTypesXml,
  corePropertiesXml,
  DECLARATION,
  OFFICE,
  relationshipsXml,
} from './package-parts.ts';
import { letterOf, MAIN, sheetXml } from './sheet-xml.ts';
import type { Table } from './table.ts';
import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import { zipFiles } from '#office/zip-files.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** What Excel lets nobody call a sheet. */
const sheetNameOf = (title: string) =>
  Array.from(title.replaceAll(/[[\]:*?/\\']/g, ' '))
    .slice(0, 31)
    .join('')
    .trim() || 'List';

const workbookXml = ({ title, columns, rows }: Table) => {
  const name = sheetNameOf(title);
  const place = `'${escapeText(name)}'`;
  return (
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>` +
    `<sheets><sheet name="${escapeAttribute(name)}" sheetId="1" r:id="rId1"/></sheets><definedNames>` +
    `<definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${place}!$A$1:$${letterOf(columns.length)}$${rows.length + 1}</definedName>` +
    `<definedName name="_xlnm.Print_Titles" localSheetId="0">${place}!$1:$1</definedName></definedNames></workbook>`
  );
};

const ALIGNED = '<alignment vertical="top" wrapText="1"/>';
const look = (attributes: string, inner = ALIGNED) =>
  `<xf xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1" ${attributes}>${inner}</xf>`;

/** In the order of `STYLES`. */
const stylesXml = () =>
  `${DECLARATION}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>` +
  '<fonts count="2"><font><sz val="10"/><name val="Arial"/><family val="2"/></font><font><b/><sz val="10"/><name val="Arial"/><family val="2"/></font></fonts>' +
  '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFEEF1EC"/><bgColor indexed="64"/></patternFill></fill></fills>' +
  '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>' +
  '<border><left/><right/><top/><bottom style="thin"><color rgb="FFB4BEB6"/></bottom><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6">' +
  look('numFmtId="0" fontId="0" fillId="0" borderId="0"') +
  look('numFmtId="0" fontId="1" fillId="2" borderId="1"', '<alignment vertical="center" wrapText="1"/>') +
  look('numFmtId="49" fontId="0" fillId="0" borderId="1"') +
  look('numFmtId="0" fontId="0" fillId="0" borderId="1"', '<alignment horizontal="center" vertical="top"/>') +
  look(
    'numFmtId="164" fontId="0" fillId="0" borderId="1"',
    '<alignment horizontal="center" vertical="top"/>',
  ) +
  look('numFmtId="49" fontId="0" fillId="0" borderId="1" quotePrefix="1"') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

/** A list as a workbook: days are days, the first row stays in sight and is printed on every page, and every column can be filtered. */
export const writeWorkbook = (table: Table): Buffer =>
  zipFiles({
    '[Content_Types].xml': contentTypesXml([
      ['xl/workbook.xml', `${TYPE}.sheet.main+xml`],
      ['xl/worksheets/sheet1.xml', `${TYPE}.worksheet+xml`],
      ['xl/styles.xml', `${TYPE}.styles+xml`],
      ['docProps/core.xml', CORE_TYPE],
    ]),
    '_rels/.rels': relationshipsXml([
      ['rId1', 'officeDocument', 'xl/workbook.xml'],
      ['rId2', CORE_RELATIONSHIP, 'docProps/core.xml'],
    ]),
    'docProps/core.xml': corePropertiesXml(table),
    'xl/workbook.xml': workbookXml(table),
    'xl/_rels/workbook.xml.rels': relationshipsXml([
      ['rId1', 'worksheet', 'worksheets/sheet1.xml'],
      ['rId2', 'styles', 'styles.xml'],
    ]),
    'xl/styles.xml': stylesXml(),
    'xl/worksheets/sheet1.xml': sheetXml(table),
  });
