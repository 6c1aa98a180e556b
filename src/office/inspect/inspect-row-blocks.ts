import type { Marker } from '#office/blocks/marker.ts';
import { matchBlocks, type MatchedBlock } from '#office/blocks/match-blocks.ts';
import { namesOnly } from '#office/language/scope.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import type { Placeholders } from '#office/placeholders.ts';
import { type Branch, type NestedBlock, nestRowBlocks } from '#office/sheets/rows/nest-row-blocks.ts';
import { placeRowBlock } from '#office/sheets/rows/place-row-block.ts';
import type { TaggedCell } from '#office/sheets/rows/read-rows.ts';
import { type ReadSheet, type ReadSheets, readSheets } from '#office/sheets/rows/read-sheets.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { startInSource } from '#office/text/splice.ts';
import type { TextMistake } from './finding.ts';
import {
  askedBy,
  explainMatch,
  explainObstacle,
  isTooMany,
  type NamesAt,
  namesInside,
  TOO_MANY,
} from './inspect-blocks.ts';

/** A text as one of the cells shows it, with what names mean there; the place is that of the text where none is said. */
export type TextUse = {
  place: string | undefined;
  namesAt: NamesAt;
  /** `at`: where in the text the tag begins that it is told of. */
  mistakes: readonly { mistake: TextMistake; at?: number }[];
  mayHoldBlocks?: boolean;
};

/** Nothing of a text that no cell shows. */
export type UsesOf = (partName: string, text: LogicalText) => readonly TextUse[] | undefined;

type Mistakes = Map<LogicalText, { mistake: TextMistake; at: number }[]>;

/** The blocks of rows in a workbook: what names mean inside of them, and what is wrong with where they stand. Nothing where there are none. */
export const inspectRowBlocks = (opened: OfficePackage, placeholders: Placeholders): UsesOf | undefined => {
  const read = readSheets(opened);
  if (!read) return undefined;
  const { sheets, strings } = read;
  const outer = namesOnly(placeholders);
  const mistakes: Mistakes = new Map();
  const nested = nestSheets(read, mistakes);
  const markersOf = Map.groupBy(
    sheets.flatMap(({ markers }) => markers),
    ({ text }) => text,
  );
  const namesAround = (around: readonly MatchedBlock[]) => namesInside(outer, around.map(askedBy));

  /** A tag of a block is read with the names around that block. */
  const namesOf = (sheet: ReadSheet, cell: TaggedCell): NamesAt => {
    const around = blocksAround(nested.get(sheet), cell.row);
    const markers = markersOf.get(cell.text) ?? [];
    const inside = namesAround(around.map(({ block }) => block));
    const atMarkers = new Map(
      markers.map((marker) => [
        startInSource(cell.isShared ? strings : sheet.source, cell.text, marker.written.start),
        namesAround(around.map(({ block }) => block).filter((block) => !isOf(block, marker))),
      ]),
    );
    return (at) => atMarkers.get(at) ?? inside;
  };
  const uses = sheets.flatMap((sheet) =>
    sheet.cells.map((cell) => ({
      cell,
      partName: cell.isShared ? read.stringsPart : sheet.entry.name,
      around: `${nested.has(sheet) ? sheet.name : ''} ${innermost(blocksAround(nested.get(sheet), cell.row))}`,
      use: {
        place: placeIn(sheet, cell),
        namesAt: namesOf(sheet, cell),
        mistakes: mistakes.get(cell.text) ?? [],
        mayHoldBlocks: true,
      },
    })),
  );
  const byText = Map.groupBy(uses, ({ partName, cell }) => keyOf(partName, cell.text));
  const sheetByPart = new Map(sheets.map((sheet) => [sheet.entry.name, sheet]));

  return (partName, text) => {
    const found = byText.get(keyOf(partName, text));
    if (found) return withoutRepeats(found, (shown) => markersOf.has(shown)).map(({ use }) => use);
    if (!text.text.includes('{{')) return undefined;
    const sheet = sheetByPart.get(partName);
    const row = sheet?.rows.find(
      ({ element }) => element.start <= text.container.start && text.container.start < element.closeEnd,
    );
    if (!sheet || !row) return undefined;
    const names = namesAround(blocksAround(nested.get(sheet), row.number).map(({ block }) => block));
    return [{ place: undefined, namesAt: () => names, mistakes: [] }];
  };
};

const keyOf = (partName: string, { container }: LogicalText) => `${partName} ${container.start}`;

const placeIn = ({ name }: ReadSheet, { column, row }: TaggedCell) => `Sheet “${name}”, cell ${column}${row}`;

/** A text without tags of blocks reads alike in all cells of the same rows, so that it is told of once. */
const withoutRepeats = <Use extends { cell: TaggedCell; around: string }>(
  uses: readonly Use[],
  isMarker: (text: LogicalText) => boolean,
): Use[] => {
  const seen = new Set<string>();
  return uses.filter(({ cell, around }) => {
    if (isMarker(cell.text)) return true;
    if (seen.has(around)) return false;
    seen.add(around);
    return true;
  });
};

const nestSheets = ({ sheets, cellOf, sheetOf }: ReadSheets, mistakes: Mistakes) => {
  const nested = new Map<ReadSheet, Branch>();
  const add = ({ text, written }: Marker, mistake: TextMistake) =>
    mistakes.set(text, [...(mistakes.get(text) ?? []), { mistake, at: written.start }]);
  const placeOf = new Map(
    sheets.flatMap((sheet) => sheet.cells.map((cell) => [cell.text, placeIn(sheet, cell)] as const)),
  );
  const markers = sheets.flatMap((sheet) => sheet.markers);
  const [first] = markers;
  if (first && isTooMany(markers)) {
    add(first, TOO_MANY);
    return nested;
  }
  const matched = matchBlocks(markers, sheetOf);
  for (const mistake of matched.mistakes)
    add(mistake.at, explainMatch(mistake, placeOf, 'the edge of a sheet'));
  for (const sheet of sheets) {
    const placed = matched.blocks
      .filter(({ open }) => sheetOf(open) === sheet)
      .map((block) => placeRowBlock(sheet, block, cellOf));
    const { sheet: branch, obstacles } = nestRowBlocks(
      placed.filter((block) => 'stretches' in block),
      sheet.markers,
    );
    for (const obstacle of [...placed.filter((block) => 'obstacle' in block), ...obstacles])
      add(obstacle.between[0], explainObstacle(obstacle, placeOf));
    if (branch.blocks.length > 0) nested.set(sheet, branch);
  }
  return nested;
};

const isOf = ({ open, parts, close }: MatchedBlock, marker: Marker) =>
  [open, ...parts, close].includes(marker);

type Around = { block: MatchedBlock; branch: Branch };

/** The blocks a row stands in, the outer ones first. */
const blocksAround = (branch: Branch | undefined, row: number): Around[] => {
  for (const { block, branches } of branch?.blocks ?? ([] as NestedBlock[])) {
    const inside = branches.find(({ first, last }) => first <= row && row <= last);
    if (inside) return [{ block, branch: inside }, ...blocksAround(inside, row)];
  }
  return [];
};

const innermost = (around: readonly Around[]) => around.at(-1)?.branch.id ?? 0;
