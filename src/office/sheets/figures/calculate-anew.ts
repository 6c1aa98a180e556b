import { attributeRange } from '#office/xml/attribute-ranges.ts';
import { applyEdits, type Edit, remove } from '#office/xml/edits.ts';
import { prefixOf } from '#office/xml/namespaces.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

/** After which of these the settings of the calculation come. */
const BEFORE_CALCULATION: ReadonlySet<string> = new Set([
  'x:sheets',
  'x:functionGroups',
  'x:externalReferences',
  'x:definedNames',
]);

/** Has the workbook calculated when it is opened: what its formulas were last is not what they are. */
export const calculateAnew = (source: string, edits: Edit[]) => {
  let before: XmlElement | undefined;
  let calculation: XmlElement | undefined;
  return {
    close: (element: XmlElement) => {
      if (BEFORE_CALCULATION.has(element.name)) before = element;
      if (element.name === 'x:calcPr') calculation = element;
      if (element.name !== 'x:workbook') return;
      const attribute = calculation && attributeRange(source, calculation, 'fullCalcOnLoad');
      if (attribute) edits.push({ ...remove(attribute), text: '1' });
      else if (calculation) {
        const at = calculation.start + 1 + calculation.qname.length;
        edits.push({ start: at, end: at, text: ' fullCalcOnLoad="1"' });
      } else if (before) {
        const text = `<${prefixOf(element.qname)}calcPr fullCalcOnLoad="1"/>`;
        edits.push({ start: before.closeEnd, end: before.closeEnd, text });
      }
    },
  };
};

export const calculatedAnew = (workbook: string) => {
  const edits: Edit[] = [];
  scanXml(workbook, calculateAnew(workbook, edits));
  return applyEdits(workbook, edits);
};
