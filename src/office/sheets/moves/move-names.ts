import { moveFormula } from '#office/sheets/references/move-formula.ts';
import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { removeElement } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { collectLeaves, type Mover, setAttributes, setContent } from './mover.ts';

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
/** After which of these the settings of the calculation come. */
const BEFORE_CALCULATION: ReadonlySet<string> = new Set([
  'x:sheets',
  'x:functionGroups',
  'x:externalReferences',
  'x:definedNames',
]);

/** Moves what names say and what charts show, and has the workbook calculated anew when it is opened. */
export const moveNames = (mover: Mover): XmlVisitor => {
  const { source, edits, sheet, moved } = mover;
  let before: XmlElement | undefined;
  let calculation: XmlElement | undefined;
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
  const calculateAnew = (workbook: XmlElement) => {
    const attribute = calculation && attributeRange(source, calculation, 'fullCalcOnLoad');
    if (calculation && attribute) edits.push(...setAttributes(mover, calculation, { fullCalcOnLoad: '1' }));
    else if (calculation) {
      const at = calculation.start + 1 + calculation.qname.length;
      edits.push({ start: at, end: at, text: ' fullCalcOnLoad="1"' });
    } else if (before)
      edits.push({
        start: before.closeEnd,
        end: before.closeEnd,
        text: `<${prefixOf(workbook.qname)}calcPr fullCalcOnLoad="1"/>`,
      });
  };
  return {
    open: leaves.open,
    text: leaves.text,
    close: (element) => {
      leaves.close(element);
      if (BEFORE_CALCULATION.has(element.name)) before = element;
      if (element.name === 'x:calcPr') calculation = element;
      if (element.name === 'x:workbook') calculateAnew(element);
    },
  };
};
