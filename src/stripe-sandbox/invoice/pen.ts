import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { Fonts, Run, Style } from './fonts.ts';
import type { Element, Structure } from './structure.ts';

export const colours = {
  ink: rgb(0.07, 0.125, 0.106),
  body: rgb(0.24, 0.29, 0.27),
  quiet: rgb(0.35, 0.404, 0.38),
  line: rgb(0.835, 0.859, 0.831),
  marker: rgb(1, 0.878, 0.4),
  green: rgb(0.043, 0.31, 0.247),
  red: rgb(0.702, 0.216, 0.122),
};

type Colour = (typeof colours)[keyof typeof colours];

type Words = {
  x: number;
  y: number;
  size: number;
  style?: Style;
  colour?: Colour;
  align?: 'left' | 'right' | 'centre';
};

/** Where a line may end, the better places first. */
const BREAKS = [
  /(?<=\s)|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u,
  /(?<=[._@/])/u,
  /(?<=.)/u,
];

/** What is drawn next is part of this, or of nothing that is read out. */
type Current = Element | 'aside';

export type Pen = ReturnType<typeof createPen>;

/**
 * Writes text whose fonts may change within a line, and draws the few shapes of a title block. A text that is part of nothing
 * is a paragraph.
 */
export const createPen = (page: PDFPage, fonts: Fonts, structure: Structure) => {
  let current: Current = structure.body;
  const within = async (inner: Current, draw: () => Promise<void>) => {
    const outer = current;
    current = inner;
    await draw();
    current = outer;
  };
  /** All that is drawn meanwhile is one such element. */
  const as = (type: Parameters<Structure['add']>[0], draw: () => Promise<void>) =>
    current === 'aside' ? draw() : within(structure.add(type, current), draw);
  /** All that is drawn meanwhile is on every page, and not read out. */
  const aside = (draw: () => Promise<void>) => within('aside', draw);
  const drawPassage = (draw: () => void) => {
    if (current === 'aside') structure.setAside(page, draw);
    else structure.mark(page, current === structure.body ? structure.add('P', current) : current, draw);
  };

  const write = async (
    text: string,
    { x, y, size, style = 'plain', colour = colours.ink, align = 'left' }: Words,
  ) => {
    const runs = await fonts.runsOf(text, style);
    const width = widthOf(runs, size);
    let at = { left: x, right: x - width, centre: x - width / 2 }[align];
    drawPassage(() => {
      for (const run of runs) {
        page.drawText(run.text, { x: at, y, size, font: run.font, color: colour });
        at += run.font.widthOfTextAtSize(run.text, size);
      }
    });
  };
  const measure = async (text: string, size: number, style: Style = 'plain') =>
    widthOf(await fonts.runsOf(text, style), size);
  const rule = (x: number, y: number, width: number, colour: Colour = colours.ink, thickness = 0.75) =>
    structure.setAside(page, () =>
      page.drawLine({ start: { x, y }, end: { x: x + width, y }, color: colour, thickness }),
    );
  const upright = (x: number, y: number, height: number) =>
    structure.setAside(page, () =>
      page.drawLine({ start: { x, y }, end: { x, y: y + height }, color: colours.ink, thickness: 0.75 }),
    );
  const box = (x: number, y: number, width: number, height: number, look: { fill?: Colour; edge?: Colour }) =>
    structure.setAside(page, () =>
      page.drawRectangle({
        x,
        y,
        width,
        height,
        ...(look.fill && { color: look.fill }),
        ...(look.edge && { borderColor: look.edge, borderWidth: 0.75 }),
      }),
    );

  /** Breaks between words, and anywhere in East Asian text; a word that is wider than a whole line is broken at its signs, or anywhere. */
  const wrap = async (text: string, width: number, size: number, style: Style = 'plain') => {
    const isTooWide = async (part: string) => (await measure(part.trimEnd(), size, style)) > width;
    const partsOf = async (long: string, [separator, ...finer]: readonly RegExp[]): Promise<string[]> => {
      if (!separator || !(await isTooWide(long))) return [long];
      const parts = await Promise.all(long.split(separator).map((part) => partsOf(part, finer)));
      return parts.flat();
    };
    const lines: string[] = [];
    let line = '';
    for (const part of await partsOf(text, BREAKS)) {
      if (line !== '' && (await isTooWide(line + part))) {
        lines.push(line.trimEnd());
        line = '';
      }
      line += part;
    }
    return [...lines, line.trimEnd()];
  };

  return { as, aside, write, measure, rule, upright, box, wrap };
};

const widthOf = (runs: Run[], size: number) =>
  runs.reduce((width, { text, font }) => width + font.widthOfTextAtSize(text, size), 0);
