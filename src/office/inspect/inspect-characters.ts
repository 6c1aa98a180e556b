import type { LogicalText } from '#office/text/logical-text.ts';
import type { TextMistake } from './finding.ts';

/** Of a text, the characters that are in no font, each once. */
export type FindUnprintable = (text: string) => readonly string[];

/** Fonts of symbols put their signs here, each in its own way; which font a bullet is in decides what it shows. */
const SYMBOLS = /[\uf000-\uf0ff]/g;

/** An empty box would be printed in the place of these. */
export const mistakesOfCharacters = (
  { place, text }: LogicalText,
  findUnprintable: FindUnprintable,
): TextMistake[] => {
  if (place !== 'paragraph') return [];
  const found = findUnprintable(text.replaceAll(SYMBOLS, ''));
  if (found.length === 0) return [];
  const message = `We cannot print ${found.join(' ')} yet: no font here has it. Write something else, or embed a font that has it in the document.`;
  return [{ severity: 'error', code: 'unprintable-character', message }];
};
