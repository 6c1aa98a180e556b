/** What Postgres is asked: each word as a beginning of a stem, the words as they are, and the text for its likeness to a name. */
export type WordQuery = { stems: string; words: string; text: string };

/** One entry per word of the keyword: the word and what else it may have meant. */
export type Meanings = string[][];

/** Words hold letters and digits only (`wordsIn`), so nothing in them can be an operator. */
export const wordQuery = (meanings: Meanings, join: 'all' | 'any'): WordQuery => {
  const operator = join === 'all' ? ' & ' : ' | ';
  const write = (suffix: string) =>
    meanings.map((words) => `(${words.map((word) => word + suffix).join(' | ')})`).join(operator);
  return { stems: write(':*'), words: write(''), text: meanings.map(([word]) => word).join(' ') };
};
