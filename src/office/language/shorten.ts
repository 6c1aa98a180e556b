/** A cut text never ends in one of these. */
const WEAK_ENDING = /(?:[\s,;:·&–-]|(?<=\s)(?:a|an|and|at|by|d\/b\/a|for|in|of|on|or|the|to|with))+$/iu;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text of at most so many characters: cut after a whole word where there is one, with a sign that it goes on. */
export const shorten = (text: string, most: number): string => {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  if (characters.length <= most) return text;
  const room = characters.slice(0, most - 1).join('');
  const isAtWord = /\s/u.test(characters[most - 1] ?? '');
  const words = isAtWord ? room : room.replace(/\s+\S*$/u, '');
  const whole = words.replace(WEAK_ENDING, '');
  return `${whole === '' ? room : whole}…`;
};
