import { matchBlocks } from '#office/blocks/match-blocks.ts';
import type { ScopedEdit } from '#office/blocks/render-blocks.ts';
import { fillText, fillTextPiecewise } from '#office/fill/fill-text.ts';
import type { WriteTexts } from '#office/fill/fill-texts.ts';
import type { Scope } from '#office/language/scope.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { applyEdits } from '#office/xml/edits.ts';
import { readDayStyles } from './figures/day-styles.ts';
import { figureOf, loneValueOf } from './figures/figure-of.ts';
import { writeFigure } from './figures/write-figure.ts';
import { type MovedWorkbook, movePart } from './moves/move-part.ts';
import { nestRowBlocks } from './rows/nest-row-blocks.ts';
import { placeRowBlock } from './rows/place-row-block.ts';
import { planRows, type RowPlan } from './rows/plan-rows.ts';
import type { TaggedCell } from './rows/read-rows.ts';
import { type ReadSheet, type ReadSheets, readSheets } from './rows/read-sheets.ts';
import { editCell, renderRows } from './rows/render-rows.ts';
import { readOwners } from './moves/read-owners.ts';

export type RenderedWorkbook = {
  /** Of a sheet with blocks; nothing of other parts. */
  writerOf: (partName: string) => WriteTexts | undefined;
  /** Whether a part may name rows. */
  concerns: (partName: string) => boolean;
  /** A part that was filled, with everything in it that names rows as these are now. */
  move: (partName: string, filled: string) => string;
};

/** A workbook's blocks of rows; nothing where it has none. Blocks that stand where they cannot were refused at upload; here they print nothing. */
export const renderWorkbook = (opened: OfficePackage, scope: Scope): RenderedWorkbook | undefined => {
  const read = readSheets(opened);
  if (!read) return undefined;
  const planned = planSheets(read, scope);
  if (planned.size === 0) return undefined;
  const moved: MovedWorkbook = {
    owners: readOwners(opened),
    sheets: new Map(
      [...planned].map(([sheet, { map, copies }]) => [sheet.name.toLowerCase(), { map, copies, ...sheet }]),
    ),
  };
  const daysOf = readDayStyles(opened, read.main);
  const sheetByPart = new Map([...planned.keys()].map((sheet) => [sheet.entry.name, sheet]));
  return {
    writerOf: (partName) => {
      const sheet = sheetByPart.get(partName);
      const plan = sheet && planned.get(sheet);
      return plan && writeSheet(sheet, plan, { strings: read.strings, daysOf });
    },
    concerns: (partName) => moved.owners.has(partName),
    move: (partName, filled) => movePart(partName, filled, moved),
  };
};

const planSheets = ({ sheets, cellOf, sheetOf }: ReadSheets, scope: Scope) => {
  const { blocks } = matchBlocks(
    sheets.flatMap(({ markers }) => markers),
    sheetOf,
  );
  const planned = new Map<ReadSheet, RowPlan>();
  for (const sheet of sheets) {
    const placed = blocks.flatMap((block) => {
      const found = sheetOf(block.open) === sheet ? placeRowBlock(sheet, block, cellOf) : { obstacle: '' };
      return 'obstacle' in found ? [] : [found];
    });
    if (placed.length === 0) continue;
    const { sheet: nested } = nestRowBlocks(placed, sheet.markers);
    planned.set(sheet, planRows(nested, scope, sheet.tables));
  }
  return planned;
};

type Writing = Pick<ReadSheets, 'strings'> & { daysOf: ReturnType<typeof readDayStyles> };

const writeSheet =
  (sheet: ReadSheet, { map, copies }: RowPlan, { strings, daysOf }: Writing): WriteTexts =>
  (texts, filler, others) => {
    const { source, scope } = filler;
    const fillShared = (text: LogicalText, names: Scope) => {
      const { end, closeStart } = text.container;
      const edits = fillText(text, { ...filler, source: strings, scope: names });
      return applyEdits(strings, edits, { start: end, end: closeStart });
    };
    /** Undefined of a cell that is filled like any other text. */
    const editOf = (cell: TaggedCell): ScopedEdit | undefined => {
      const text = map.branchesAt(cell.row) > 0 ? editCell(source, cell, fillShared) : undefined;
      const tag = loneValueOf(cell.text.text);
      if (!tag) return text;
      const asText = (names: Scope) => {
        if (text) return text.edits(names);
        return cell.isShared ? [] : fillText(cell.text, { ...filler, scope: names });
      };
      return {
        at: cell.element.start,
        edits: (names) => {
          const figure = figureOf(tag, names, () => daysOf(cell.element));
          return figure === undefined ? asText(names) : writeFigure(source, cell, figure);
        },
      };
    };
    const cells = sheet.cells.flatMap((cell) => {
      const edit = editOf(cell);
      return edit ? [{ cell, edit }] : [];
    });
    const written = new Set(cells.map(({ cell }) => cell.value.start));
    const content = [
      ...others.map((edit): ScopedEdit => ({ at: edit.start, edits: () => [edit] })),
      ...texts
        .filter(({ container }) => !written.has(container.start))
        .flatMap((text) => fillTextPiecewise(text, filler)),
      ...cells.map(({ edit }) => edit),
    ].toSorted((one, other) => one.at - other.at);
    return renderRows({ source, rows: sheet, copies, scope, content });
  };
