const COLOURS = '(?:red|green|yellow|orange|blue|amber)';
const POINTING = new RegExp(
  [
    String.raw`\b(?:marked|shown|shaded|highlighted|printed|written|colou?red|listed)\s+(?:in\s+)?${COLOURS}\b`,
    String.raw`\b${COLOURS}\s+(?:text|letters|words|items|fields|cells|rows|lines|entries)\b`,
  ].join('|'),
  'i',
);

/** Words that point to something by its colour; what is itself of a colour, such as a bucket, is not meant. */
export const findColouredWords = (text: string): string | undefined => POINTING.exec(text)?.[0];

const HEX = /^[\dA-F]{6}$/i;
/** How far apart red, green and blue are in what still passes for white, grey or black. */
const GREY = 24;

/** Whether a fill is a colour that one could be meant to notice. */
export const isColourful = (fill: string | undefined) => {
  if (!fill || !HEX.test(fill)) return false;
  const channels = [0, 2, 4].map((at) => Number.parseInt(fill.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels) > GREY;
};
