import type { Marker } from '#office/blocks/marker.ts';
import { isBlock, parseTag } from '#office/language/parse-tag.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { type NamedSheet, readWorkbook } from '#office/sheets/read-workbook.ts';
import { findTags } from '#office/text/find-tags.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import { type FixedRange, readFixedRanges, type TableRange } from './read-fixed-ranges.ts';
import { readRows, type SheetRows, type TaggedCell } from './read-rows.ts';
import { readStrings } from './read-strings.ts';

export type ReadSheet = NamedSheet &
  SheetRows & {
    source: string;
    markers: Marker[];
    /** Those with nothing but tags of blocks in them. */
    bareRows: ReadonlySet<number>;
    fixed: FixedRange[];
    tables: TableRange[];
  };

/** A sheet's cells know where a marker stands. */
export type CellOf = (marker: Marker) => TaggedCell | undefined;

export type ReadSheets = {
  main: ZipEntry;
  sheets: ReadSheet[];
  /** What the shared texts are cut from. */
  strings: string;
  stringsPart: string;
  cellOf: CellOf;
  sheetOf: (marker: Marker) => ReadSheet | undefined;
};

/** Cheap, and wrong only by saying yes too often. */
const mayHoldBlocks = (source: string) => /\{[^{]{0,400}[#/]/.test(source);

/** The sheets of a workbook with the tags of blocks in their cells; nothing where there are none. */
export const readSheets = (opened: OfficePackage): ReadSheets | undefined => {
  const workbook = readWorkbook(opened);
  if (!workbook) return undefined;
  const strings = workbook.strings ? opened.read(workbook.strings).source : '';
  const sources = workbook.sheets.map((sheet) => ({ ...sheet, source: opened.read(sheet.entry).source }));
  if (!mayHoldBlocks(strings) && !sources.some(({ source }) => mayHoldBlocks(source))) return undefined;

  const texts = strings === '' ? new Map() : readStrings(strings);
  const cells = new Map<Marker, TaggedCell>();
  const sheetByMarker = new Map<Marker, ReadSheet>();
  const sheets = sources.map((sheet): ReadSheet => {
    const rows = readRows(sheet.source, texts);
    const markers = rows.cells.flatMap((cell) =>
      markersIn(cell).map((marker) => {
        cells.set(marker, cell);
        return marker;
      }),
    );
    const around = markers.length > 0 ? readFixedRanges(opened, sheet.entry) : { fixed: [], tables: [] };
    const bareRows = new Set(rows.rows.filter(({ isBare }) => isBare).map(({ number }) => number));
    return { ...sheet, ...rows, ...around, markers, bareRows };
  });
  for (const sheet of sheets) for (const marker of sheet.markers) sheetByMarker.set(marker, sheet);
  if (cells.size === 0) return undefined;
  return {
    main: workbook.main,
    sheets,
    strings,
    stringsPart: workbook.strings?.name ?? '',
    cellOf: (marker) => cells.get(marker),
    sheetOf: (marker) => sheetByMarker.get(marker),
  };
};

const markersIn = ({ text, element }: TaggedCell): Marker[] =>
  findTags(text.text).flatMap((written) => {
    const tag = written.isClosed && !written.isEscape ? parseTag(written.name) : undefined;
    return tag && isBlock(tag) ? [{ tag, written, text, at: element.start, element }] : [];
  });
