import type { StyleFacts } from '#office/accessibility/read-style-facts.ts';
import type { PlacedText } from '#office/inspect/inspect-blocks.ts';
import { type PartKind, wordPartOf } from '#office/opc/part-kinds.ts';
import { acceptChanges } from '#office/review/accept-changes.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';
import { describePart, describeText } from './describe-place.ts';
import { trackPlace } from './track-place.ts';

export type TextPart = { name: string; contentType: string | undefined; kind: PartKind; source: string };

/** What is known of a file besides a part of it. */
export type Surroundings = {
  styles: Pick<StyleFacts, 'headingLevel'>;
  /** Of a header or footer that is not on all pages: on which it is. */
  pagesOf: (part: string) => string | undefined;
};

type Visitor = {
  /** Every element there is. */
  see?: (element: XmlElement) => void;
  /** Those that customers get; `placeOfPicture` tells where a picture stands that is met here. */
  open?: (element: XmlElement, placeOfPicture: () => string) => void;
};

/**
 * The texts of a part that customers get, each once, with where it stands. What no customer gets does not matter, and what
 * Word wrote twice for older versions of it is told once.
 */
export const placedTextsOf = (
  { name, contentType, kind, source }: TextPart,
  { styles, pagesOf }: Surroundings,
  visitor: Visitor = {},
): PlacedText[] => {
  const tracked = trackPlace(describePart(name, contentType, pagesOf(name)), styles);
  const found: PlacedText[] = [];
  const texts = collectTexts(source, kind, (text) => {
    if (text.place === 'paragraph') tracked.noteParagraph(text.container, text.text);
    found.push({ text, place: describeText(text, tracked) });
  });
  const isComments = wordPartOf(contentType) === 'comments';
  const changes = acceptChanges([]);
  let fallback: XmlElement | undefined;
  const isSkipped = () => isComments || changes.isInside() || fallback !== undefined;
  scanXml(source, {
    open: (element) => {
      visitor.see?.(element);
      changes.open(element);
      if (element.name === 'mc:Fallback') fallback ??= element;
      if (isSkipped()) return;
      tracked.open(element);
      texts.open(element);
      visitor.open?.(element, tracked.picture);
    },
    close: (element) => {
      const wasSkipped = isSkipped();
      changes.close(element);
      if (element === fallback) fallback = undefined;
      if (wasSkipped) return;
      texts.close(element);
      tracked.close(element);
    },
    text: (text) => {
      if (!isSkipped()) texts.text(text);
    },
  });
  texts.end();
  return found;
};
