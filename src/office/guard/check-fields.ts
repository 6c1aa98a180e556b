import { attributeOf, type XmlElement, type XmlText } from '#office/xml/xml-element.ts';
import { checkFieldCode, NESTED_FIELD } from './check-field-code.ts';

type Field = { code: string; isInCode: boolean };

/** Follows the fields of a Word part, also nested ones and those scattered over runs. */
export const checkFields = () => {
  const fields: Field[] = [];

  const open = (element: XmlElement) => {
    if (element.name === 'w:fldSimple') checkFieldCode(attributeOf(element, 'w:instr') ?? '');
    if (element.name !== 'w:fldChar') return;
    const type = attributeOf(element, 'w:fldCharType');
    const current = fields.at(-1);
    if (type === 'begin') {
      if (current?.isInCode) current.code += NESTED_FIELD;
      fields.push({ code: '', isInCode: true });
    }
    if (type === 'separate' && current) current.isInCode = false;
    if (type === 'end') finish(fields.pop());
  };

  const text = ({ content, parent }: XmlText) => {
    if (parent.name !== 'w:instrText' && parent.name !== 'w:delInstrText') return;
    const current = fields.at(-1);
    if (current) current.code += content;
    else checkFieldCode(content);
  };

  return { open, text, end: () => fields.forEach(finish) };
};

const finish = (field: Field | undefined) => {
  if (field) checkFieldCode(field.code);
};
