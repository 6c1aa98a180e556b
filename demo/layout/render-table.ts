import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Block, Column } from '#demo/sop.ts';
import { OUTLINE, STEP_LEVEL } from './numbering.ts';
import { palette } from './palette.ts';
import { runsOf } from './render-text.ts';

type TablePlace = { width: number; isKept: boolean };
type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>;

/** A table of at most so many rows is not broken over two pages. */
const KEPT_TOGETHER_ROWS = 4;
const STEP_WIDTH = 680;

/** Shares become twips; what rounding leaves goes to the last column. */
const widthsOf = (shares: readonly number[], total: number) => {
  const sum = shares.reduce((added, share) => added + share, 0);
  const widths = shares.map((share) => Math.floor((share / sum) * total));
  const rest = total - widths.reduce((added, width) => added + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width));
};

const size = (width: number) => ({ size: width, type: WidthType.DXA });

type CellLook = { isBold?: boolean; isCentered?: boolean; isMiddle?: boolean; columnSpan?: number };

const textCell = (text: string, width: number, look: CellLook = {}) => {
  const { isBold = false, isCentered = false, isMiddle = false, columnSpan } = look;
  return new TableCell({
    width: size(width),
    ...(columnSpan && { columnSpan }),
    ...(isMiddle && { verticalAlign: VerticalAlignTable.CENTER }),
    children: text.split('\n').map(
      (line) =>
        new Paragraph({
          style: 'TableText',
          ...(isCentered && { alignment: AlignmentType.CENTER }),
          children: runsOf(line, isBold),
        }),
    ),
  });
};

/** Said of each cell, so that nothing is left to how a program reads the table's style. */
const headLook = {
  borders: { bottom: { style: BorderStyle.SINGLE, size: 8, space: 0, color: palette.green } },
  shading: { type: ShadingType.CLEAR, color: 'auto', fill: palette.desk },
  verticalAlign: VerticalAlignTable.BOTTOM,
};

const headRow = (headings: readonly string[], widths: readonly number[], centerFrom = Infinity) =>
  new TableRow({
    tableHeader: true,
    cantSplit: true,
    keepNext: true,
    children: headings.map(
      (heading, index) =>
        new TableCell({
          ...headLook,
          width: size(widths[index] ?? 0),
          children: [
            new Paragraph({
              style: 'TableHead',
              text: heading,
              ...(index >= centerFrom && { alignment: AlignmentType.CENTER }),
            }),
          ],
        }),
    ),
  });

const tableOf = (style: string, widths: readonly number[], rows: TableRow[]) =>
  new Table({
    style,
    layout: TableLayoutType.FIXED,
    width: size(widths.reduce((sum, width) => sum + width, 0)),
    columnWidths: widths,
    rows,
  });

/** No row stands alone at the foot or at the head of a page. */
const isKept = (index: number, count: number) => {
  if (index === count - 1) return false;
  return count <= KEPT_TOGETHER_ROWS || index === 0 || index >= count - 3;
};

const sharesOf = (columns: readonly Column[]) => columns.map(({ share }) => share);
const headingsOf = (columns: readonly Column[]) => columns.map(({ heading }) => heading);

export const renderTable = ({ columns, rows, look }: BlockOf<'table'>, place: TablePlace) => {
  const widths = widthsOf(sharesOf(columns), place.width);
  const { isFirstBold = false, rowHeightInTwips, centerFrom = Infinity } = look;
  return tableOf('BinderyTable', widths, [
    headRow(headingsOf(columns), widths, centerFrom),
    ...rows.map(
      (cells, rowIndex) =>
        new TableRow({
          cantSplit: true,
          ...((place.isKept || isKept(rowIndex, rows.length)) && { keepNext: true }),
          ...(rowHeightInTwips && { height: { value: rowHeightInTwips, rule: 'atLeast' as const } }),
          children: cells.map((cell, index) =>
            textCell(cell, widths[index] ?? 0, {
              isBold: isFirstBold && index === 0,
              isCentered: index >= centerFrom,
              isMiddle: rowHeightInTwips !== undefined,
            }),
          ),
        }),
    ),
  ]);
};

export const renderSteps = ({ columns, rows }: BlockOf<'steps'>, total: number) => {
  const widths = [STEP_WIDTH, ...widthsOf(sharesOf(columns), total - STEP_WIDTH)];
  const number = () =>
    new TableCell({
      width: size(STEP_WIDTH),
      children: [
        new Paragraph({ style: 'StepNumber', numbering: { reference: OUTLINE, level: STEP_LEVEL } }),
      ],
    });
  return tableOf('BinderyTable', widths, [
    headRow(['Step', ...headingsOf(columns)], widths),
    ...rows.map(
      (cells, rowIndex) =>
        new TableRow({
          cantSplit: true,
          ...(isKept(rowIndex, rows.length) && { keepNext: true }),
          children: [number(), ...cells.map((cell, index) => textCell(cell, widths[index + 1] ?? 0))],
        }),
    ),
  ]);
};

/** Two pairs of label and value side by side; one that is left over has the row to itself. */
export const renderFacts = ({ facts }: BlockOf<'facts'>, total: number) => {
  const widths = widthsOf([17, 33, 17, 33], total);
  const [labelWidth = 0, ...valueWidths] = widths;
  const wholeWidth = valueWidths.reduce((sum, width) => sum + width, 0);
  const rows = facts.flatMap((_, index) => (index % 2 === 0 ? [facts.slice(index, index + 2)] : []));
  return tableOf(
    'BinderyForm',
    widths,
    rows.map(
      (pairs) =>
        new TableRow({
          cantSplit: true,
          children: pairs.flatMap(([label, value], index) => [
            labelCell(label, labelWidth),
            pairs.length === 1
              ? textCell(value, wholeWidth, { isMiddle: true, columnSpan: 3 })
              : textCell(value, widths[index * 2 + 1] ?? 0, { isMiddle: true }),
          ]),
        }),
    ),
  );
};

const labelCell = (label: string, width: number) =>
  new TableCell({
    width: size(width),
    verticalAlign: VerticalAlignTable.CENTER,
    children: [new Paragraph({ style: 'FieldLabel', text: label })],
  });

/** Rows may have different numbers of fields; the grid is their least common multiple. */
export const renderFields = ({ rows, heightInTwips }: BlockOf<'fields'>, place: TablePlace) => {
  const columns = rows.reduce((multiple, { length }) => leastCommonMultiple(multiple, length), 1);
  const widths = widthsOf(
    Array.from({ length: columns }, () => 1),
    place.width,
  );
  return tableOf(
    'BinderyForm',
    widths,
    rows.map((labels, rowIndex) => {
      const span = columns / labels.length;
      return new TableRow({
        cantSplit: true,
        ...((place.isKept || rowIndex < rows.length - 1) && { keepNext: true }),
        height: { value: heightInTwips, rule: 'atLeast' },
        children: labels.map(
          (label, index) =>
            new TableCell({
              columnSpan: span,
              width: size(
                widths.slice(index * span, (index + 1) * span).reduce((sum, width) => sum + width, 0),
              ),
              children: [new Paragraph({ style: 'FieldLabel', text: label })],
            }),
        ),
      });
    }),
  );
};

const greatestCommonDivisor = (one: number, other: number): number =>
  other === 0 ? one : greatestCommonDivisor(other, one % other);
const leastCommonMultiple = (one: number, other: number) => (one * other) / greatestCommonDivisor(one, other);
