import type { PlacedText } from '#office/inspect/inspect-blocks.ts';
import { describePart, describeText } from '#office/inspect/describe-place.ts';
import { type PartKind, wordPartOf } from '#office/opc/part-kinds.ts';
import { acceptChanges } from '#office/review/accept-changes.ts';
import { collectTexts } from '#office/text/collect-texts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import type { XmlElement } from '#office/xml/xml-element.ts';

export type TaggedPart = { name: string; contentType: string | undefined; kind: PartKind; source: string };

/** The texts of a part that customers get, each once, with where it stands. */
export const placedTextsOf = ({ name, contentType, kind, source }: TaggedPart): PlacedText[] => {
  if (wordPartOf(contentType) === 'comments') return [];
  const label = describePart(name, contentType);
  const found: PlacedText[] = [];
  let paragraphs = 0;
  const texts = collectTexts(source, kind, (text) => {
    if (text.place === 'paragraph') paragraphs += 1;
    found.push({ text, place: `${label}, ${describeText(text, paragraphs)}` });
  });
  const changes = acceptChanges([]);
  // What Word wrote twice for older versions of it.
  let fallback: XmlElement | undefined;
  const isSkipped = () => changes.isInside() || fallback !== undefined;
  scanXml(source, {
    open: (element) => {
      changes.open(element);
      if (element.name === 'mc:Fallback') fallback ??= element;
      if (!isSkipped()) texts.open(element);
    },
    close: (element) => {
      const wasSkipped = isSkipped();
      changes.close(element);
      if (element === fallback) fallback = undefined;
      if (!wasSkipped) texts.close(element);
    },
    text: (text) => {
      if (!isSkipped()) texts.text(text);
    },
  });
  texts.end();
  return found;
};
