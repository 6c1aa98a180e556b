import { applyEdits, type Edit } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf } from '#office/xml/xml-element.ts';

const RULELESS = /<(?:[\w.-]+:)?spacing\b(?![^>]*lineRule)[^>]*[\s:]line\s*=/;

/**
 * Heights of lines with their rule. Without one a height is a share of the line's own, as Word reads it; LibreOffice takes it
 * for fixed, and cuts off every picture that is higher.
 */
export const sayLineRules = (source: string): string => {
  if (!RULELESS.test(source)) return source;
  const edits: Edit[] = [];
  scanXml(source, {
    open: (element) => {
      if (element.name !== 'w:spacing' || element.parent?.name !== 'w:pPr') return;
      if (attributeOf(element, 'w:line') === undefined || attributeOf(element, 'w:lineRule') !== undefined)
        return;
      // Attributes cannot be written without a prefix.
      if (prefixOf(element.qname) === '') return;
      const at = element.start + 1 + element.qname.length;
      edits.push({ start: at, end: at, text: ` ${prefixOf(element.qname)}lineRule="auto"` });
    },
  });
  return applyEdits(source, edits);
};
