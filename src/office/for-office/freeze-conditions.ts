import { type Field, readFields } from '#office/fields/read-fields.ts';
import { applyEdits, type Edit, removeElement } from '#office/xml/edits.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';

const CONDITION = /^\s*IF\b/i;

/**
 * IF fields as plain text: what they showed last. Word works them out only when somebody asks it to; LibreOffice does it on its
 * own, and otherwise: where nothing was shown, it prints the words of the first choice.
 */
export const freezeConditions = (source: string): string => {
  if (!/\bIF\b/i.test(source)) return source;
  const edits: Edit[] = [];
  const fields = readFields(source);
  for (const field of fields) {
    if (isCondition(field)) edits.push(...field.marks.map(removeElement));
    else if (isInTest(field)) edits.push(...[...field.marks, ...field.results].map(removeElement));
  }
  for (const field of fields.filter((one) => isCondition(one) && isInTest(one)))
    edits.push(...field.results.map(removeElement));
  if (source.includes('fldSimple')) edits.push(...unwrappedSimple(source));
  return edits.length === 0 ? source : applyEdits(source, edits);
};

const isCondition = ({ code }: Field) => CONDITION.test(code);

/** Whether a field is part of what an IF field asks, or of its choices: those are never shown. */
const isInTest = (field: Field): boolean => {
  const { outer, marks } = field;
  if (!outer) return false;
  const begin = marks[0]?.start ?? 0;
  const isBeforeResult = outer.separator === undefined || begin < outer.separator.start;
  return (isCondition(outer) && isBeforeResult) || isInTest(outer);
};

const unwrappedSimple = (source: string): Edit[] => {
  const found: XmlElement[] = [];
  scanXml(source, {
    open: (element) => {
      if (element.name === 'w:fldSimple' && CONDITION.test(attributeOf(element, 'w:instr') ?? ''))
        found.push(element);
    },
  });
  return found.flatMap(({ start, end, closeStart, closeEnd }) => [
    { start, end, text: '' },
    { start: closeStart, end: closeEnd, text: '' },
  ]);
};
