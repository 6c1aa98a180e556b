import { type Edit, removeElement } from '#office/xml/edits.ts';
import { attributeOf, type XmlElement, type XmlVisitor } from '#office/xml/xml-element.ts';

/** A field that lost its beginning or its end is none: what it showed stays as text. */
export const settleFields = (edits: Edit[]): XmlVisitor & { end: () => void } => {
  const fields: { marks: XmlElement[] }[] = [];
  const drop = (marks: readonly XmlElement[]) => edits.push(...marks.map(removeElement));
  return {
    open: (element) => {
      if (element.name === 'w:instrText') {
        const field = fields.at(-1);
        if (field) field.marks.push(element);
        else drop([element]);
      }
      if (element.name !== 'w:fldChar') return;
      const type = attributeOf(element, 'w:fldCharType');
      if (type === 'begin') fields.push({ marks: [] });
      const field = type === 'end' ? fields.pop() : fields.at(-1);
      if (field) field.marks.push(element);
      else drop([element]);
    },
    end: () => {
      for (const { marks } of fields) drop(marks);
    },
  };
};
