import { escapeText } from '#office/xml/escape-xml.ts';
import type { Alert, Cell, Choice, Row, Sheet } from './sheet.ts';
import { styleIndex } from './styles-xml.ts';

const NAMESPACES =
  'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

const columnNumber = (letter: string) => letter.charCodeAt(0) - 64;

const cellXml = (reference: string, { value, style }: Cell) => {
  const start = `<c r="${reference}" s="${styleIndex(style)}"`;
  if (value === undefined) return `${start}/>`;
  if (typeof value === 'number') return `${start}><v>${value}</v></c>`;
  if (typeof value === 'string')
    return `${start} t="inlineStr"><is><t xml:space="preserve">${escapeText(value)}</t></is></c>`;
  return `${start}><f>${escapeText(value.formula)}</f></c>`;
};

const rowXml = (number: number, { heightInPoints, cells }: Row) => {
  const height = heightInPoints ? ` ht="${heightInPoints}" customHeight="1"` : '';
  const ordered = Object.entries(cells).toSorted(([one], [other]) => columnNumber(one) - columnNumber(other));
  return `<row r="${number}"${height}>${ordered.map(([letter, cell]) => cellXml(`${letter}${number}`, cell)).join('')}</row>`;
};

const alertXml = ({ range, formula, look }: Alert, index: number) =>
  `<conditionalFormatting sqref="${range}"><cfRule type="expression" dxfId="${look === 'bad' ? 0 : 1}" ` +
  `priority="${index + 1}"><formula>${escapeText(formula)}</formula></cfRule></conditionalFormatting>`;

const choiceXml = ({ range, list }: Choice) =>
  `<dataValidation type="list" allowBlank="1" showErrorMessage="1" sqref="${range}"><formula1>${escapeText(list)}</formula1></dataValidation>`;

const listXml = (name: string, items: readonly string[]) =>
  items.length === 0 ? '' : `<${name} count="${items.length}">${items.join('')}</${name}>`;

/** The order of the elements is the schema's; Excel calls a file damaged that has another. */
export const sheetXml = (sheet: Sheet) => {
  const { widths, rows, merges = [], alerts = [], choices = [], headRow, hasLogo, isLandscape } = sheet;
  const columns = Object.entries(widths).map(([letter, width]) => {
    const number = columnNumber(letter);
    return `<col min="${number}" max="${number}" width="${width}" customWidth="1"/>`;
  });
  return (
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet ${NAMESPACES}>` +
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>' +
    `<sheetViews><sheetView showGridLines="0" workbookViewId="0"><pane ySplit="${headRow}" topLeftCell="A${headRow + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<sheetFormatPr defaultRowHeight="15"/><cols>${columns.join('')}</cols>` +
    `<sheetData>${Object.entries(rows)
      .map(([number, row]) => rowXml(Number(number), row))
      .join('')}</sheetData>` +
    listXml(
      'mergeCells',
      merges.map((range) => `<mergeCell ref="${range}"/>`),
    ) +
    alerts.map(alertXml).join('') +
    listXml('dataValidations', choices.map(choiceXml)) +
    '<printOptions horizontalCentered="1"/><pageMargins left="0.5" right="0.5" top="0.7" bottom="0.7" header="0.3" footer="0.3"/>' +
    `<pageSetup paperSize="1" orientation="${isLandscape ? 'landscape' : 'portrait'}" fitToWidth="1" fitToHeight="0"/>` +
    '<headerFooter><oddHeader>&amp;L&amp;8{{business_name}}&amp;R&amp;8{{date}}</oddHeader>' +
    '<oddFooter>&amp;L&amp;8{{street}}, {{city}}, {{state}} {{zip_code}}&amp;R&amp;8Page &amp;P of &amp;N</oddFooter></headerFooter>' +
    `${hasLogo ? '<drawing r:id="rId1"/>' : ''}</worksheet>`
  );
};
