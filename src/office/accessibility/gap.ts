import type { Finding } from '#office/inspect/finding.ts';

/** What a document lacks for readers who do not see it, and how it is mended in Word. */
export type Gap = Pick<Finding, 'code' | 'message' | 'place'>;

export const gaps = {
  picture: (place: string): Gap => ({
    code: 'no-alternative-text',
    message:
      'A picture, chart or shape has no alternative text, so nothing is read out for it. Right-click it, choose View Alt Text, and describe it in a sentence, or mark it as decorative.',
    place,
  }),
  table: (place: string): Gap => ({
    code: 'no-header-row',
    message:
      'A table has no header row, so its cells are read out without what they belong to. Click into its first row and choose Table Layout, Repeat Header Rows. Where labels stand beside their values, give the labels a paragraph style named “Table Heading”.',
    place,
  }),
  heading: (text: string, level: number, before: number, place: string): Gap => ({
    code: 'heading-level-skipped',
    message:
      before === 0
        ? `The first heading, “${text}”, is of level ${level}. Give it the style Heading 1.`
        : `The heading “${text}” is of level ${level}, right after one of level ${before}. Give it the style Heading ${before + 1}.`,
    place,
  }),
  title: {
    code: 'no-title',
    message: 'The document has no title. In Word, choose File, Info, and write one into Title.',
    place: 'Whole document',
  },
  language: {
    code: 'no-language',
    message:
      'The document does not say which language it is in, so it may be read out in another one. Select all of it, choose Review, Language, Set Proofing Language, and pick one.',
    place: 'Whole document',
  },
  colouredWords: (words: string, place: string): Gap => ({
    code: 'colour-alone',
    message: `“${words}” tells things apart by colour alone. Say it in words or with a sign as well.`,
    place,
  }),
  colouredCell: (place: string): Gap => ({
    code: 'colour-alone',
    message:
      'Cells of a table are coloured and have no text, so what they mean is in their colour alone. Write a word or a sign into each.',
    place,
  }),
} as const;
