import type { OfficePackage } from '#office/opc/open-package.ts';
import { partsRelatedTo } from '#office/sheets/read-workbook.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import type { Days } from './figure-of.ts';

/** The formats that Excel knows by number and that show a day. */
const BUILT_IN: ReadonlySet<number> = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58,
]);

/** Which looks of cells show a number as a day, and from when a workbook counts them. Read when it is first asked. */
export const readDayStyles = (opened: OfficePackage, main: ZipEntry) => {
  let read: { looks: ReadonlySet<number>; days: Days } | undefined;
  return (cell: XmlElement): Days | undefined => {
    read ??= { looks: looksOf(opened, main), days: { is1904: is1904(opened.read(main).source) } };
    return read.looks.has(Number(cell.attributes.s ?? 0)) ? read.days : undefined;
  };
};

const looksOf = (opened: OfficePackage, main: ZipEntry) => {
  const styles = partsRelatedTo(opened, main.name).find(({ type }) => type === 'styles');
  const looks = new Set<number>();
  const own = new Set<number>();
  let count = 0;
  if (!styles) return looks;
  scanXml(opened.read(styles.entry).source, {
    open: ({ name, parent, attributes: { numFmtId, formatCode = '' } }) => {
      if (name === 'x:numFmt' && showsDay(formatCode)) own.add(Number(numFmtId));
      if (name !== 'x:xf' || parent?.name !== 'x:cellXfs') return;
      if (BUILT_IN.has(Number(numFmtId)) || own.has(Number(numFmtId))) looks.add(count);
      count += 1;
    },
  });
  return looks;
};

/** Without what is only printed and what names a colour or a language; `m` alone may mean minutes. */
const showsDay = (formatCode: string) => {
  const letters = formatCode.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*./g, '').toLowerCase();
  return /[yd]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters));
};

const is1904 = (workbook: string) => {
  let is = false;
  scanXml(workbook, {
    open: ({ name, attributes: { date1904 = '' } }) => {
      if (name === 'x:workbookPr') is = date1904 === '1' || date1904 === 'true';
    },
  });
  return is;
};
