import { escapeAttribute, escapeText } from '#office/xml/escape-xml.ts';
import { pack, writeZip } from '#office/zip/write-zip.ts';
import { sheetXml } from './sheet-xml.ts';
import type { Sheet } from './sheet.ts';
import { workbookStylesXml } from './styles-xml.ts';
import { themeXml } from './theme-xml.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The box of the logo, over the first column: 1.25 by 0.5 inches. */
const LOGO_EMU = { width: 1_143_000, height: 457_200 };

const relationships = (targets: readonly (readonly [type: string, target: string])[]) =>
  `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const contentTypes = (sheets: readonly Sheet[]) => {
  const overrides = [
    ['/xl/workbook.xml', `${SHEET_TYPE}.sheet.main+xml`],
    ['/xl/styles.xml', `${SHEET_TYPE}.styles+xml`],
    ['/xl/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ...sheets.map((_, index) => [`/xl/worksheets/sheet${index + 1}.xml`, `${SHEET_TYPE}.worksheet+xml`]),
    ['/xl/drawings/drawing1.xml', 'application/vnd.openxmlformats-officedocument.drawing+xml'],
  ];
  return (
    `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">` +
    `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
    '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
    `${overrides.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('')}</Types>`
  );
};

const workbookXml = (sheets: readonly Sheet[]) => {
  const entries = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeAttribute(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const titles = sheets.map(
    ({ name, headRow }, index) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${escapeText(name)}'!$${headRow}:$${headRow}</definedName>`,
  );
  return (
    `${DECLARATION}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><bookViews><workbookView/></bookViews>` +
    `<sheets>${entries.join('')}</sheets><definedNames>${titles.join('')}</definedNames><calcPr fullCalcOnLoad="1"/></workbook>`
  );
};

const drawingXml = () =>
  `${DECLARATION}<xdr:wsDr xmlns:xdr="http://schemas.openxmlformats.org/drawingml/2006/spreadsheetDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">` +
  '<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:colOff>38100</xdr:colOff><xdr:row>0</xdr:row><xdr:rowOff>38100</xdr:rowOff></xdr:from>' +
  `<xdr:ext cx="${LOGO_EMU.width}" cy="${LOGO_EMU.height}"/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="2" name="Logo" descr="{{logo}}"/>` +
  '<xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr>' +
  `<xdr:blipFill><a:blip xmlns:r="${OFFICE}" r:embed="rId1"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill>` +
  `<xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${LOGO_EMU.width}" cy="${LOGO_EMU.height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr>` +
  '</xdr:pic><xdr:clientData/></xdr:oneCellAnchor></xdr:wsDr>';

/** An Excel workbook; its first sheet carries the logo. */
export const renderWorkbook = (sheets: readonly Sheet[], logoPng: Buffer): Buffer => {
  const parts: [name: string, content: string | Buffer][] = [
    ['[Content_Types].xml', contentTypes(sheets)],
    ['_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])],
    ['xl/workbook.xml', workbookXml(sheets)],
    [
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
        ['styles', 'styles.xml'],
        ['theme', 'theme/theme1.xml'],
      ]),
    ],
    ['xl/styles.xml', workbookStylesXml()],
    ['xl/theme/theme1.xml', themeXml()],
    ...sheets.map((sheet, index): [string, string] => [
      `xl/worksheets/sheet${index + 1}.xml`,
      sheetXml(sheet),
    ]),
    ['xl/worksheets/_rels/sheet1.xml.rels', relationships([['drawing', '../drawings/drawing1.xml']])],
    ['xl/drawings/drawing1.xml', drawingXml()],
    ['xl/drawings/_rels/drawing1.xml.rels', relationships([['image', '../media/image1.png']])],
    ['xl/media/image1.png', logoPng],
  ];
  return writeZip(parts.map(([name, content]) => pack(name, Buffer.from(content))));
};
