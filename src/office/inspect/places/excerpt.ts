const LONGEST = 40;
/** How much is shown before a tag. */
const BEFORE = 16;

/** The beginning of a text, on one line. */
export const excerptOf = (text: string) => {
  const line = oneLine(text);
  return line.length <= LONGEST ? line : `${line.slice(0, LONGEST - 1)}…`;
};

/** The words around the first tag of a text, or its beginning. */
export const wordsAround = (text: string) => {
  const line = oneLine(text);
  const tagAt = line.indexOf('{{');
  if (line.length <= LONGEST || tagAt <= BEFORE) return excerptOf(line);
  const wordAt = line.lastIndexOf(' ', tagAt - BEFORE) + 1;
  return `…${excerptOf(line.slice(wordAt))}`;
};

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
