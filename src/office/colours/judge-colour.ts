import { toHsl } from './hsl.ts';

const HEX = /^[\da-f]{6}$/i;
/** Below it, a colour is taken for a gray. */
const CHROMATIC = 0.15;
/** From red over orange to yellow, the colours of warnings. */
const SIGNAL_UNTIL = 70;
const SIGNAL_FROM = 340;
const SIGNAL_SATURATION = 0.4;

/** Whether somebody chose it as a colour: neither black, white or gray nor left to the program (`auto`). */
export const isChromatic = (value: string) => {
  if (!HEX.test(value)) return false;
  const { saturation, lightness } = toHsl(value);
  return saturation > CHROMATIC && lightness > 0.08 && lightness < 0.97;
};

/** Whether it may mean danger or caution, so that no other may take its place. */
export const isSignal = (value: string) => {
  if (!HEX.test(value)) return false;
  const { hue, saturation } = toHsl(value);
  return saturation >= SIGNAL_SATURATION && (hue >= SIGNAL_FROM || hue <= SIGNAL_UNTIL);
};
