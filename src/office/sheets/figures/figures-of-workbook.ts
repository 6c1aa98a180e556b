import { fillTexts } from '#office/fill/fill-texts.ts';
import type { Scope } from '#office/language/scope.ts';
import type { OfficePackage } from '#office/opc/open-package.ts';
import { readWorkbook } from '#office/sheets/read-workbook.ts';
import type { RenderedWorkbook } from '#office/sheets/render-workbook.ts';
import { readRows } from '#office/sheets/rows/read-rows.ts';
import { readStrings } from '#office/sheets/rows/read-strings.ts';
import { calculatedAnew } from './calculate-anew.ts';
import { readDayStyles } from './day-styles.ts';
import { figureOf, loneValueOf } from './figure-of.ts';
import { writeFigure } from './write-figure.ts';

/** The cells of a workbook without blocks whose whole text is one number; nothing where there are none. */
export const figuresOfWorkbook = (opened: OfficePackage, scope: Scope): RenderedWorkbook | undefined => {
  const workbook = readWorkbook(opened);
  if (!workbook) return undefined;
  const { main, sheets } = workbook;
  const shared = workbook.strings ? opened.read(workbook.strings).source : '';
  const strings = shared.includes('{') ? readStrings(shared) : new Map();
  const daysOf = readDayStyles(opened, main);
  const edited = new Map(
    sheets.flatMap(({ entry }) => {
      const { source } = opened.read(entry);
      if (strings.size === 0 && !source.includes('{')) return [];
      const cells = readRows(source, strings).cells.flatMap((cell) => {
        const tag = loneValueOf(cell.text.text);
        const figure = tag && figureOf(tag, scope, () => daysOf(cell.element));
        return figure === undefined ? [] : [{ cell, edits: writeFigure(source, cell, figure) }];
      });
      return cells.length === 0 ? [] : [[entry.name, cells] as const];
    }),
  );
  if (edited.size === 0) return undefined;
  return {
    writerOf: (partName) => {
      const cells = edited.get(partName);
      if (!cells) return undefined;
      const written = new Set(cells.map(({ cell }) => cell.value.start));
      return (texts, filler, others) =>
        fillTexts(
          texts.filter(({ container }) => !written.has(container.start)),
          filler,
          [...others, ...cells.flatMap(({ edits }) => edits)],
        );
    },
    concerns: (partName) => partName === main.name,
    // Nothing moves, but what is calculated from them.
    move: (_, filled) => calculatedAnew(filled),
  };
};
