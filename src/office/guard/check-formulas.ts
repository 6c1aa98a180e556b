import { refusedAt } from '#office/refusal.ts';
import { columnLetters, columnNumber } from '#office/sheets/references/reference.ts';
import type { XmlElement, XmlText } from '#office/xml/xml-element.ts';
import { reachesOutside } from './check-formula.ts';

const FORMULA = /:(?:f|formula|formula[12]|definedName|calculatedColumnFormula|totalsRowFormula|fmla\w*)$/;
/** The macro of a shape or button may stand in another workbook. */
const MACRO_ELSEWHERE = /\[(?!0\])|\||\\\\/;

/** Reads the formulas of a workbook's part: in cells, rules, names, tables and charts. */
export const checkFormulas = () => {
  let formula: XmlElement | undefined;
  let written = '';
  let row = 0;
  let column = 0;

  const position = ({ attributes }: XmlElement) => attributes.r ?? `${columnLetters(column)}${row}`;
  const count = (element: XmlElement) => {
    if (element.name === 'x:row') {
      row = Number(element.attributes.r ?? row + 1);
      column = 0;
    }
    if (element.name === 'x:c') column = columnOf(element.attributes.r) ?? column + 1;
  };
  const placeOf = (element: XmlElement) => {
    const { parent } = element;
    if (parent?.name === 'x:c') return `cell ${position(parent)}`;
    if (element.name === 'x:definedName') return `the name ${element.attributes.name ?? ''}`;
    const range = rangeOf(parent);
    return range === undefined ? 'a drawing or table' : `the rule for the cells ${range}`;
  };

  return {
    open: (element: XmlElement) => {
      count(element);
      if (MACRO_ELSEWHERE.test(element.attributes.macro ?? ''))
        throw refusedAt('a drawing or table', 'outside-formula');
      for (const name of ['fmlaMacro', 'fmlaLink', 'fmlaRange', 'fmlaTxbx']) {
        if (reachesOutside(element.attributes[name] ?? ''))
          throw refusedAt('a drawing or table', 'outside-formula');
      }
      if (!FORMULA.test(element.name)) return;
      formula = element;
      written = '';
    },
    text: ({ content }: XmlText) => {
      if (formula) written += content;
    },
    close: (element: XmlElement) => {
      if (element !== formula) return;
      formula = undefined;
      if (reachesOutside(written)) throw refusedAt(placeOf(element), 'outside-formula');
    },
  };
};

const rangeOf = (element: XmlElement | undefined): string | undefined =>
  element && (element.attributes.sqref ?? rangeOf(element.parent));

const columnOf = (reference: string | undefined) =>
  reference === undefined ? undefined : columnNumber(/^[A-Z]*/i.exec(reference)?.[0] ?? '');
