import { type PictureKind, pictureKinds } from '#office/pictures/picture-kinds.ts';
import { type NamedPicture, pictureNamedBy } from '#office/pictures/picture-named-by.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import type { TextMistake } from './finding.ts';

const PICTURE_NAMES: ReadonlySet<string> = new Set([
  'wp:docPr',
  'pic:cNvPr',
  'xdr:cNvPr',
  'v:shape',
  'v:rect',
]);

/** What the picture of an element is to become, if it says so. */
export const namedPictureOf = (element: XmlElement, placeholders: Placeholders) =>
  PICTURE_NAMES.has(element.name) ? pictureNamedBy(element, placeholders) : undefined;

/** What will happen to a picture that was written as text. */
export const mistakesOfTextPicture = (
  text: LogicalText,
  { key, kind }: NamedPicture,
  isFixedLine: boolean,
): TextMistake[] => {
  const isWordText = text.place === 'paragraph' && text.container.name === 'w:p';
  if (!isWordText) {
    const message = `A ${pictureKinds[kind].noun} cannot be printed in this place and will be left out. Use a picture with the alternative text ${tagOf(key)}.`;
    return [{ severity: 'warning', code: `${kind}-not-printable`, message }];
  }
  if (!isFixedLine) return [];
  return [clipped(kind)];
};

const clipped = (kind: PictureKind): TextMistake => ({
  severity: 'warning',
  code: `${kind}-clipped`,
  message: `The ${pictureKinds[kind].noun} stands in a line of fixed height and will be cut off. Set the line spacing of its paragraph to “single”.`,
});

/** A picture that floats beside the text is not cut by the lines of it. */
export const mistakesOfPicture = (
  picture: XmlElement,
  kind: PictureKind,
  isFixed: (paragraph: XmlElement) => boolean,
): TextMistake[] => {
  let above = picture.parent;
  while (above && above.name !== 'w:p' && above.name !== 'wp:anchor') above = above.parent;
  return above?.name === 'w:p' && isFixed(above) ? [clipped(kind)] : [];
};

export const OUTSIDE_HEADER: TextMistake = {
  severity: 'warning',
  code: 'logo-outside-header',
  message: 'The logo is not in a header, so it will not be repeated on every page.',
};
