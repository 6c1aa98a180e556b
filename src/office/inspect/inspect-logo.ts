import { logoNamedBy } from '#office/logo/swap-pictures.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { attributeOf, type XmlElement } from '#office/xml/xml-element.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import type { TextMistake } from './inspect-text.ts';

const PICTURE_NAMES: ReadonlySet<string> = new Set([
  'wp:docPr',
  'pic:cNvPr',
  'xdr:cNvPr',
  'v:shape',
  'v:rect',
]);

/** The logo that the picture of an element is to become, if it says so. */
export const logoOfPicture = (element: XmlElement, placeholders: Placeholders) =>
  PICTURE_NAMES.has(element.name) ? logoNamedBy(element, placeholders) : undefined;

/** Lines of a fixed height cut off what is higher than a line. */
export const collectFixedLines = () => {
  const paragraphs = new Set<XmlElement>();
  const open = (element: XmlElement) => {
    const properties = element.parent;
    if (element.name !== 'w:spacing' || properties?.name !== 'w:pPr' || !properties.parent) return;
    if (attributeOf(element, 'w:lineRule') === 'exact') paragraphs.add(properties.parent);
  };
  return { paragraphs, open };
};

/** What will happen to a logo that was written as text. */
export const mistakesOfTextLogo = (text: LogicalText, key: string, isFixedLine: boolean): TextMistake[] => {
  const isWordText = text.place === 'paragraph' && text.container.name === 'w:p';
  if (!isWordText) {
    const message = `A logo cannot be printed in this place and will be left out. Use a picture with the alternative text ${tagOf(key)}.`;
    return [{ severity: 'warning', code: 'logo-not-printable', message }];
  }
  if (!isFixedLine) return [];
  const message =
    'The logo stands in a line of fixed height and will be cut off. Set the line spacing of its paragraph to “single”.';
  return [{ severity: 'warning', code: 'logo-clipped', message }];
};

export const OUTSIDE_HEADER: TextMistake = {
  severity: 'warning',
  code: 'logo-outside-header',
  message: 'The logo is not in a header, so it will not be repeated on every page.',
};
