import { moveFormula, shiftFormula } from '#office/sheets/references/move-formula.ts';
import { parseReference } from '#office/sheets/references/reference.ts';
import { removeElement } from '#office/xml/edits.ts';
import type { XmlElement, XmlVisitor } from '#office/xml/xml-element.ts';
import { moveSqref } from './move-ranges.ts';
import { collectLeaves, type Mover, setAttributes, setContent } from './mover.ts';

/** What holds for the cells of a range: also in the form that newer versions of Excel add, where the range comes last. */
const RULE = /:(?:conditionalFormatting|dataValidation|sparkline)$/;
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
  const { edits, own, sheet, moved, tally } = mover;
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
  const moveRule = (found: Rule) => {
    const { element, range, sqref, formulas, limits } = found;
    const list = own ? moveSqref(sqref, own.map) : sqref;
    tally.add(element.parent, list === '' ? 0 : 1);
    if (list === '') {
      edits.push(removeElement(element));
      return;
    }
    const { copy, shift } = own ? anchorOf(found, list) : { copy: undefined, shift: 0 };
    const isDrawn = element.name.endsWith(':sparkline');
    const move = (text: string) =>
      moveFormula(isDrawn ? text : shiftFormula(text, shift, 0), moved, {
        sheet,
        copy: isDrawn ? undefined : copy,
      });
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
      moveRule(rule);
      rule = undefined;
    },
  };
};
