/** `[start, end)` in the logical text; the value goes where the name begins, so it takes the name's look. */
export type Tag = {
  start: number;
  end: number;
  name: string;
  nameAt: number;
  isClosed: boolean;
  /** Four braces print two. */
  isEscape: boolean;
};

const ESCAPE = '{{{{';
/**
 * Three braces are a habit from other template languages; the outer ones belong to the tag. Of a tag that is not closed,
 * only what must have been meant as the name: the rest of the sentence stays.
 */
const TAG = /\{{4}|\{{2,3}(?<closed>[^{}]*)\}{2,}|\{{2,}(?<open>\s*[\p{L}\p{N}_-]*)\}?/gu;

export const findTags = (text: string): Tag[] =>
  text.includes('{{') ? [...text.matchAll(TAG)].map(toTag) : [];

const toTag = (match: RegExpExecArray): Tag => {
  const [written] = match;
  const { closed, open } = match.groups ?? {};
  const name = closed ?? open ?? '';
  const firstLetter = name.search(/[\p{L}\p{N}]/u);
  return {
    start: match.index,
    end: match.index + written.length,
    name,
    nameAt: firstLetter === -1 ? match.index : match.index + written.indexOf(name, 2) + firstLetter,
    isClosed: open === undefined,
    isEscape: written === ESCAPE,
  };
};
