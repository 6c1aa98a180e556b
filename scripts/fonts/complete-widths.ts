export type Widths = ReadonlyMap<string, number>;

/** Signs that type designers give one width. */
const ALIKE = [
  '.,:;',
  '+<>=~−×÷±¬^',
  '0123456789$£¥€#',
  '[]{}',
  '/\\',
  '-\u00ad\u2010\u2011',
  ' \u00a0',
  '()',
];
/** Narrow letters are narrower by another measure than wide ones. */
const NARROW = 350;

/**
 * Widths for all that a font has, from those that were seen: of a letter with an accent it is that of the letter, of a
 * sign that of its like; of the rest it is the font's own, in the proportion of what was seen of its kind.
 */
export const completeWidths = (seen: Widths, font: Widths): Widths => {
  const proportions = proportionsOf(seen, font);
  const complete = new Map<string, number>();
  for (const [character, own] of font) {
    const known =
      seen.get(character) ?? seen.get(character.normalize('NFD')[0] ?? '') ?? likeOf(character, seen);
    complete.set(character, own === 0 ? 0 : (known ?? Math.round(own * proportions(character, own))));
  }
  return complete;
};

const likeOf = (character: string, seen: Widths) => {
  const like = Array.from(ALIKE.find((signs) => signs.includes(character)) ?? '').find((sign) =>
    seen.has(sign),
  );
  return like === undefined ? undefined : seen.get(like);
};

const proportionsOf = (seen: Widths, font: Widths) => {
  const ratios = [...seen].flatMap(([character, width]) => {
    const own = font.get(character);
    return own ? [{ kind: kindOf(character, own), ratio: width / own }] : [];
  });
  const all = median(ratios.map(({ ratio }) => ratio));
  return (character: string, own: number) => {
    const ofKind = ratios.filter(({ kind }) => kind === kindOf(character, own));
    return ofKind.length > 0 ? median(ofKind.map(({ ratio }) => ratio)) : all;
  };
};

const kindOf = (character: string, width: number) => {
  const letter = /\p{Ll}/u.test(character) ? 'small' : /\p{Lu}/u.test(character) ? 'capital' : 'sign';
  return `${letter} ${width < NARROW ? 'narrow' : 'wide'}`;
};

const median = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 1;
