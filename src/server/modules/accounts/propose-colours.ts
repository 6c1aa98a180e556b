import { converter } from 'culori';
import type { PictureColour } from '#server/ports/template-engine.ts';
import { documentColours } from '#shared/limits/document-colours.ts';
import { readableColour } from './readable-colour.ts';

const toOklch = converter('oklch');
/** Below it, a colour looks gray; a letter's black is nobody's colour either. */
const MIN_CHROMA = 0.04;
const MIN_SHARE = 0.01;

/** The colours of a logo that a document can be printed in. */
export const proposeColours = (found: readonly PictureColour[]): string[] => {
  const readable = found
    .filter(({ hex, share }) => share >= MIN_SHARE && (toOklch(`#${hex}`)?.c ?? 0) >= MIN_CHROMA)
    .map(({ hex }) => readableColour(hex));
  return [...new Set(readable)].slice(0, documentColours.max);
};
