import { openPackage } from './opc/open-package.ts';
import { partKindOf } from './opc/part-kinds.ts';
import { collectTexts } from './text/collect-texts.ts';
import { scanXml } from './xml/scan-xml.ts';
import { attributeOf } from './xml/xml-element.ts';

/** Quick to find in a whole part; everything before is in any font. */
const BEYOND_LATIN = /[^\0-\u024f]+|&#/g;

/**
 * The characters in what a document prints that are not among the usual ones, however they are written. The file must
 * have passed `guardDocx`.
 */
export const unusualCharacters = (
  file: Uint8Array,
  isUsual: (codePoint: number) => boolean,
): ReadonlySet<string> => {
  const opened = openPackage(file);
  const found = new Set<string>();
  const note = (text: string) => {
    for (const character of text) if (!isUsual(character.codePointAt(0) ?? 0)) found.add(character);
  };
  const isUsualText = (text: string) =>
    text !== '&#' && Array.from(text).every((character) => isUsual(character.codePointAt(0) ?? 0));

  for (const entry of opened.entries) {
    if (partKindOf(opened.contentTypes.typeOf(entry.name)) !== 'structured') continue;
    const { source } = opened.read(entry);
    if ([...source.matchAll(BEYOND_LATIN)].every(([text]) => isUsualText(text))) continue;
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
  }
  return found;
};
