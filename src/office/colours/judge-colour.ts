import { toHsl } from './hsl.ts';

const HEX = /^[\da-f]{6}$/i;
/** How far its strongest and weakest channel are apart, of 255: below it, a colour is taken for a gray. */
const CHROMATIC = 20;
/** From red over orange to yellow, the colours of warnings. */
const SIGNAL_UNTIL = 70;
const SIGNAL_FROM = 340;
const SIGNAL_SATURATION = 0.4;

/** Whether it is seen as a colour: neither black, white or gray nor left to the program (`auto`). */
export const isChromatic = (value: string) => {
  if (!HEX.test(value)) return false;
  const channels = [0, 2, 4].map((at) => Number.parseInt(value.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) >= CHROMATIC;
};

/** Whether it may mean danger or caution, so that no other may take its place. */
export const isSignal = (value: string) => {
  if (!HEX.test(value)) return false;
  const { hue, saturation } = toHsl(value);
  return saturation >= SIGNAL_SATURATION && (hue >= SIGNAL_FROM || hue <= SIGNAL_UNTIL);
};
