import type { ContentsCode } from './contents-code.ts';
import type { Paragraph } from './read-paragraphs.ts';
import type { Numbering } from './read-numbering.ts';
import type { OutlineStyles } from './outline-styles.ts';

/** A line that contents should have. */
export type Entry = { paragraph: Paragraph; level: number; number: string; text: string };

/** `paragraphs` are those of the text, without those of contents. */
export const listEntries = (
  paragraphs: readonly Paragraph[],
  styles: OutlineStyles,
  numbering: Numbering,
): ((code: ContentsCode) => Entry[]) => {
  // Every paragraph counts, whether it is listed or not.
  const known = paragraphs.map((paragraph) => {
    const own = paragraph.numbering;
    const styled = styles.numberingOf(paragraph.styleId);
    const id = own.id ?? styled?.id;
    const level = Number(own.level ?? styled?.level ?? 0);
    const number =
      id === undefined || id === '0' || paragraph.text.trim() === '' ? '' : numbering({ id, level });
    return { paragraph, number, text: normal(paragraph.text) };
  });
  return ({ levels, takesOutline, styles: further, captions }) =>
    known.flatMap(({ paragraph, number, text }) => {
      if (text === '') return [];
      if (captions !== undefined)
        return paragraph.sequences.includes(captions.toLowerCase())
          ? [{ paragraph, level: 1, number: '', text }]
          : [];
      const { styleId, outlineLevel } = paragraph;
      const level =
        further.get(styles.nameOf(styleId).toLowerCase()) ??
        within(
          levels,
          takesOutline && outlineLevel !== undefined ? outlineLevel : styles.headingLevel(styleId),
        );
      return level ? [{ paragraph, level, number, text }] : [];
    });
};

export const normal = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const within = ({ from, to }: ContentsCode['levels'], level: number | undefined) =>
  level !== undefined && level >= from && level <= to ? level : undefined;
