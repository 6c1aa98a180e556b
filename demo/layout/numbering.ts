import { type INumberingOptions, LevelFormat, LevelSuffix } from 'docx';
import { palette } from './palette.ts';

export const OUTLINE = 'outline';
export const BULLETS = 'bullets';
export const STEP_LEVEL = 1;

/** One outline numbers headings and the steps below them, so a step is 5.2 because its heading is 5. */
export const numbering: INumberingOptions = {
  config: [
    {
      reference: OUTLINE,
      levels: [
        {
          level: 0,
          format: LevelFormat.DECIMAL,
          text: '%1',
          style: {
            paragraph: { indent: { left: 440, hanging: 440 } },
            run: { color: palette.green, bold: true },
          },
        },
        {
          level: STEP_LEVEL,
          format: LevelFormat.DECIMAL,
          text: '%1.%2',
          suffix: LevelSuffix.NOTHING,
          style: {
            paragraph: { indent: { left: 0, firstLine: 0 } },
            run: { color: palette.green, bold: true },
          },
        },
      ],
    },
    {
      reference: BULLETS,
      levels: [
        {
          level: 0,
          format: LevelFormat.BULLET,
          text: '•',
          style: {
            paragraph: { indent: { left: 340, hanging: 240 } },
            run: { color: palette.green },
          },
        },
      ],
    },
  ],
};
