/** Hue in degrees, saturation and lightness from 0 to 1. Word tints and shades the colours of a theme by it. */
export type Hsl = { hue: number; saturation: number; lightness: number };

/** Of six hexadecimal digits. */
export const toHsl = (hex: string): Hsl => {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const range = most - least;
  const lightness = (most + least) / 2;
  if (range === 0) return { hue: 0, saturation: 0, lightness };
  return {
    hue: (60 * sextantOf({ red, green, blue, most, range }) + 360) % 360,
    saturation: range / (1 - Math.abs(2 * lightness - 1)),
    lightness,
  };
};

type Channels = { red: number; green: number; blue: number; most: number; range: number };

const sextantOf = ({ red, green, blue, most, range }: Channels) => {
  if (most === red) return (green - blue) / range;
  return most === green ? (blue - red) / range + 2 : (red - green) / range + 4;
};

export const toHex = ({ hue, saturation, lightness }: Hsl): string => {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const sextant = (offset + hue / 30) % 12;
    const value = lightness - reach * Math.max(-1, Math.min(sextant - 3, 9 - sextant, 1));
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  };
  return `${channel(0)}${channel(8)}${channel(4)}`.toUpperCase();
};
