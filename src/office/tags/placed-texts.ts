import type { StyleFacts } from '#office/accessibility/read-style-facts.ts';
import type { PlacedText } from '#office/inspect/inspect-blocks.ts';
import { describePart, describeText } from '#office/inspect/places/describe-place.ts';
import { trackPlace } from '#office/inspect/places/track-place.ts';
import { type PartKind, wordPartOf } from '#office/opc/part-kinds.ts';
import { acceptChanges } from '#office/review/accept-changes.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

export type TaggedPart = { name: string; contentType: string | undefined; kind: PartKind; source: string };

/** What is known of a file besides a part of it. */
export type Surroundings = {
  styles: Pick<StyleFacts, 'headingLevel'>;
  /** Of a header or footer that is not on all pages: on which it is. */
  pagesOf: (part: string) => string | undefined;
};

/** The texts of a part that customers get, each once, with where it stands. */
export const placedTextsOf = (
  { name, contentType, kind, source }: TaggedPart,
  { styles, pagesOf }: Surroundings,
): PlacedText[] => {
  if (wordPartOf(contentType) === 'comments') return [];
  const tracked = trackPlace(describePart(name, contentType, pagesOf(name)), styles);
  const found: PlacedText[] = [];
  const texts = collectTexts(source, kind, (text) => {
    if (text.place === 'paragraph') tracked.noteParagraph(text.container, text.text);
    found.push({ text, place: describeText(text, tracked) });
  });
  const changes = acceptChanges([]);
  // What Word wrote twice for older versions of it.
  let fallback: XmlElement | undefined;
  const isSkipped = () => changes.isInside() || fallback !== undefined;
  scanXml(source, {
    open: (element) => {
      changes.open(element);
      if (element.name === 'mc:Fallback') fallback ??= element;
      if (isSkipped()) return;
      tracked.open(element);
      texts.open(element);
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
