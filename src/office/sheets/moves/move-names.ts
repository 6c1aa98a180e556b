import { calculateAnew } from '#office/sheets/figures/calculate-anew.ts';
import { moveFormula } from '#office/sheets/references/move-formula.ts';
import { removeElement } from '#office/xml/edits.ts';
import type { XmlVisitor } from '#office/xml/xml-element.ts';
import { collectLeaves, type Mover, setContent } from './mover.ts';

/** Formulas that stand in no cell: of charts, names, and columns of tables. */
const FORMULAS: ReadonlySet<string> = new Set([
  'c:f',
  'cx:f',
  'x:definedName',
  'x:calculatedColumnFormula',
  'x:totalsRowFormula',
]);
/** What Excel itself names: print areas and titles, filters. */
const BUILT_IN = '_xlnm.';
/** Moves what names say and what charts show, and has the workbook calculated anew when it is opened. */
export const moveNames = (mover: Mover): XmlVisitor => {
  const { source, edits, sheet, moved } = mover;
  const calculation = calculateAnew(source, edits);
  const leaves = collectLeaves(
    ({ name }) => FORMULAS.has(name),
    (element, text) => {
      const result = moveFormula(text, moved, { sheet });
      if (result === text) return;
      const isBuiltIn = element.attributes.name?.startsWith(BUILT_IN) ?? false;
      edits.push(
        isBuiltIn && result.includes('#REF!') ? removeElement(element) : setContent(element, result),
      );
    },
  );
  return {
    open: leaves.open,
    text: leaves.text,
    close: (element) => {
      leaves.close(element);
      calculation.close(element);
    },
  };
};
