/** The shop's colors, chosen so that a page printed in gray reads as well. */
export const palette = {
  ink: '12201B',
  body: '26332E',
  quiet: '5A6761',
  green: '0B4F3F',
  desk: 'EEF1EC',
  line: 'B4BEB6',
} as const;

/** Arial has a twin of equal widths in every office program, so no line breaks elsewhere. */
export const FONT = 'Arial';
