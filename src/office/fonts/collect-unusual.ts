import { collectTexts } from '#office/text/collect-texts.ts';
import { scanXml } from '#office/xml/scan-xml.ts';
import { attributeOf } from '#office/xml/xml-element.ts';

/** Quick to find in a whole part; everything before is in any font. */
const BEYOND_LATIN = /[^\0-\u024f]+|&#/g;

/** Adds the characters of a part's texts and bullets that are not usual. */
export const collectUnusual = (
  source: string,
  isUsual: (codePoint: number) => boolean,
  found: Set<string>,
) => {
  const isUnusual = (character: string) => !isUsual(character.codePointAt(0) ?? 0);
  const mayHoldSome = [...source.matchAll(BEYOND_LATIN)].some(
    ([text]) => text === '&#' || Array.from(text).some(isUnusual),
  );
  if (!mayHoldSome) return;
  const note = (text: string) => {
    for (const character of text) if (isUnusual(character)) found.add(character);
  };
  const texts = collectTexts(source, 'structured', ({ place, text }) => {
    if (place !== 'fieldCode' && place !== 'formula') note(text);
  });
  scanXml(source, {
    open: (element) => {
      texts.open(element);
      if (element.name === 'w:lvlText') note(attributeOf(element, 'w:val') ?? '');
    },
    close: texts.close,
    text: texts.text,
  });
  texts.end();
};
