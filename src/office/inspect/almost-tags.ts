import { type Placeholders, tagOf } from '#office/placeholders.ts';
import { findTags } from '#office/text/find-tags.ts';
import type { TextMistake } from './finding.ts';

/** Other tools write placeholders in other signs; an author may have taken one of those for ours. */
const OTHER_SIGNS =
  /(?<!\{)\{([^{}]{1,40})\}{1,2}|«([^«»]{1,40})»|<<([^<>]{1,40})>>|(?<!<)<([^<>]{1,40})>(?!>)|\[([^[\]]{1,40})\]|%([^%]{1,40})%|__([^_](?:[^_]|_(?!_)){0,38}[^_])__/g;
/** Typed with the keyboard of another script. */
const FULL_WIDTH = /[｛{]{2}([^{}｛｝]{1,40})[｝}]{2}/g;
const ESCAPED = /\{{4}([^{}]{1,40})\}{2,4}/g;
/** The end of a tag that has no beginning, with the word before it. */
const CLOSED_ONLY = /([\p{L}\p{N}_-]*)\s*\}\}+/gu;

/** What looks like a tag, is none, and will be printed as it is. */
export const almostTags = (text: string, placeholders: Placeholders): TextMistake[] => [
  ...otherSigns(text, placeholders),
  ...fullWidth(text, placeholders),
  ...escaped(text, placeholders),
  ...closedOnly(text, placeholders),
];

const warn = (written: string, advice: string): TextMistake => ({
  severity: 'warning',
  code: 'almost-placeholder',
  message: `“${written}” will be printed as it is. ${advice}`,
});

const otherSigns = (text: string, { find }: Placeholders) =>
  [...text.matchAll(OTHER_SIGNS)].flatMap(([written, ...names]) => {
    const key = find(names.find((name) => name !== undefined) ?? '');
    return key ? [warn(written, `Did you mean ${tagOf(key)}?`)] : [];
  });

const fullWidth = (text: string, { find }: Placeholders) =>
  [...text.matchAll(FULL_WIDTH)].flatMap(([written, name = '']) => {
    if (!/[｛｝]/.test(written)) return [];
    return [
      warn(written, `Its braces are full-width ones. Write it as ${tagOf(find(name) ?? name.trim())}.`),
    ];
  });

const escaped = (text: string, { find }: Placeholders) =>
  [...text.matchAll(ESCAPED)].flatMap(([written, name = '']) => {
    const key = find(name);
    return key ? [warn(written, `Four braces print braces. Did you mean ${tagOf(key)}?`)] : [];
  });

const closedOnly = (text: string, { find, example }: Placeholders) => {
  const tags = findTags(text).filter(({ isEscape }) => !isEscape);
  const escapes = [...text.matchAll(ESCAPED)].map(({ index, 0: written }) => [index, index + written.length]);
  return [...text.matchAll(CLOSED_ONLY)].flatMap(({ index, 0: written, 1: word = '' }) => {
    const end = index + written.length;
    const isOpened =
      tags.some((tag) => tag.start < end && index < tag.end) ||
      escapes.some(([from = 0, to = 0]) => from < end && index < to) ||
      /[{｛][^{}｛]*$/.test(text.slice(0, index));
    if (isOpened) return [];
    const meant = tagOf(find(word) ?? example);
    return [warn(written.trim(), `It is closed, but not opened. Write it as ${meant}.`)];
  });
};
