/** `[start, end)` in the logical text; the value goes where the name begins, so it takes the name's look. */
export type Tag = { start: number; end: number; name: string; nameAt: number; isClosed: boolean };

/** Three braces are a habit from other template languages; the outer ones belong to the tag. */
const CLOSED_TAG = /\{{2,}([^{}]*)\}{2,}/g;
/** Only what must have been meant as the name: the rest of the sentence stays. */
const UNCLOSED_TAG = /\{{2,}(\s*[\p{L}\p{N}_-]*)\}?/gu;

export const findTags = (text: string): Tag[] => {
  if (!text.includes('{{')) return [];
  const closed = [...text.matchAll(CLOSED_TAG)].map((match) => toTag(match, true));
  const unclosed = [...text.matchAll(UNCLOSED_TAG)]
    .map((match) => toTag(match, false))
    .filter((tag) => !closed.some(({ start, end }) => tag.start < end && start < tag.end));
  return [...closed, ...unclosed].toSorted((one, other) => one.start - other.start);
};

const toTag = (match: RegExpExecArray, isClosed: boolean): Tag => {
  const name = match[1] ?? '';
  const nameStart = match.index + match[0].indexOf(name, 2);
  const firstLetter = name.search(/[\p{L}\p{N}]/u);
  return {
    start: match.index,
    end: match.index + match[0].length,
    name,
    nameAt: firstLetter === -1 ? match.index : nameStart + firstLetter,
    isClosed,
  };
};
