import { clampChroma, converter, formatHex, wcagContrast } from 'culori';
import { documentColours } from '#shared/limits/document-colours.ts';

const toOklch = converter('oklch');
const STEP = 0.01;

/** The colour itself, or the same made darker until it can be read on white, and white on it. Six hexadecimal digits. */
export const readableColour = (hex: string): string => {
  const colour = toOklch(`#${hex}`);
  if (!colour) throw new Error(`Not a colour: ${hex}`);
  let shown = `#${hex}`;
  for (
    let lightness = colour.l;
    wcagContrast(shown, 'white') < documentColours.minContrast;
    lightness -= STEP
  )
    shown = formatHex(clampChroma({ ...colour, l: lightness }, 'oklch'));
  return shown.slice(1).toUpperCase();
};
