import { moveFormula, shiftFormula } from '#office/sheets/references/move-formula.ts';
import { parseReference, withRows, writeReference } from '#office/sheets/references/reference.ts';
import type { RowMap } from '#office/sheets/references/row-map.ts';
import { applyEdits, removeElement, replaceElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { moveSqref } from './move-ranges.ts';
import { collectLeaves, type Mover, setAttributes, setContent } from './mover.ts';

/** What holds for the cells of a range: also in the form that newer versions of Excel add, where the range comes last. */
const RULE = /:(?:conditionalFormatting|dataValidation|sparkline)$/;
const DRAWN_IN_CELL = /:sparkline$/;
const LEAF = /:(?:formula|formula1|formula2|f|sqref)$/;

type Rule = {
  element: XmlElement;
  formulas: { element: XmlElement; text: string }[];
  /** Limits of colour scales and data bars may be formulas. */
  limits: XmlElement[];
  range: XmlElement | undefined;
  sqref: string;
};

/** Moves conditional formats and checks of input with the cells they are for. */
export const moveRules = (mover: Mover): XmlVisitor => {
  const { source, edits, own, sheet, moved, tally } = mover;
  let rule: Rule | undefined;

  const leaves = collectLeaves(
    ({ name }) => rule !== undefined && LEAF.test(name),
    (element, text) => {
      if (!rule) return;
      if (element.name.endsWith(':sqref')) {
        rule.range = element;
        rule.sqref = text;
      } else if (text !== '') rule.formulas.push({ element, text });
    },
  );
  /** Formulas are written for the first cell of the range, which may be another one now. */
  const anchorOf = ({ sqref }: Rule, list: string) => {
    const [before, after] = [sqref, list].map((written) =>
      parseReference(written.trim().split(/\s+/)[0] ?? ''),
    );
    const origin = own?.map.originOf(after?.from.row ?? 1);
    const isShifted = before !== undefined && origin !== undefined && before.from.row > 0;
    return { copy: origin?.copy, shift: isShifted ? origin.row - before.from.row : 0 };
  };
  /** What is drawn in a cell stands in that cell alone, so that there is one for each copy of its row. */
  const repeatRule = ({ element, range, sqref, formulas }: Rule, map: RowMap) => {
    const reference = parseReference(sqref.trim());
    if (!reference || !range) return;
    const { row } = reference.from;
    const copies = map.appearancesOf(row, row).map(({ first }) => {
      const place = { sheet, copy: map.originOf(first)?.copy };
      const changes = formulas.map((formula) =>
        setContent(formula.element, moveFormula(formula.text, moved, place)),
      );
      const cell = setContent(range, writeReference(withRows(reference, first, first)));
      return applyEdits(source, [...changes, cell], { start: element.start, end: element.closeEnd });
    });
    tally.add(element.parent, copies.length);
    edits.push(replaceElement(element, copies.join('')));
  };
  const moveRule = (found: Rule) => {
    const { element, range, sqref, formulas, limits } = found;
    const list = own ? moveSqref(sqref, own.map) : sqref;
    tally.add(element.parent, list === '' ? 0 : 1);
    if (list === '') {
      edits.push(removeElement(element));
      return;
    }
    const { copy, shift } = own ? anchorOf(found, list) : { copy: undefined, shift: 0 };
    const move = (text: string) => moveFormula(shiftFormula(text, shift, 0), moved, { sheet, copy });
    if (list !== sqref)
      edits.push(...(range ? [setContent(range, list)] : setAttributes(mover, element, { sqref: list })));
    for (const formula of formulas) {
      const result = move(formula.text);
      if (result !== formula.text) edits.push(setContent(formula.element, result));
    }
    for (const limit of limits)
      edits.push(...setAttributes(mover, limit, { val: move(limit.attributes.val ?? '') }));
  };

  return {
    open: (element) => {
      if (RULE.test(element.name))
        rule = { element, formulas: [], limits: [], range: undefined, sqref: element.attributes.sqref ?? '' };
      else if (rule && element.name.endsWith(':cfvo') && element.attributes.val !== undefined)
        rule.limits.push(element);
      leaves.open(element);
    },
    text: leaves.text,
    close: (element) => {
      leaves.close(element);
      if (!rule || element !== rule.element) return;
      if (own && DRAWN_IN_CELL.test(element.name)) repeatRule(rule, own.map);
      else moveRule(rule);
      rule = undefined;
    },
  };
};
