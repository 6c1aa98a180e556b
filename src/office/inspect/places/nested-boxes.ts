import type { XmlElement } from '#office/xml/xml-element.ts';
import type { TextMistake } from '#office/inspect/finding.ts';

/** Whether an element is the text of a box inside the text of another. */
export const isNestedBox = ({ name, parent }: XmlElement) => name === 'w:txbxContent' && isInBox(parent);

const isInBox = (element: XmlElement | undefined): boolean =>
  element !== undefined && (element.name === 'w:txbxContent' || isInBox(element.parent));

/** LibreOffice lays the inner box over the outer one, whose words it may push out of sight. */
export const NESTED_BOX: TextMistake = {
  severity: 'warning',
  code: 'nested-text-box',
  message:
    'A text box stands inside another one and will not be printed as in Word. Cut it out in Word and paste it beside the other, or use a table.',
};
