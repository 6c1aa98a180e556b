/** Soft hyphens, marks of direction and joints that print nothing. Those that join letters or emoji change how they look, and stay. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const NO_BREAK_HYPHEN = /\u2011/g;
const SPACES = /\s+/g;

/** A text by what a reader sees of it: how many spaces there are and of which kind is no difference; where a line ends is one. */
export const visibleText = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(UNSEEN, '')
    .replaceAll(NO_BREAK_HYPHEN, '-')
    .trim()
    .replaceAll(SPACES, (spaces) => (spaces.includes('\n') ? '\n' : ' '));
