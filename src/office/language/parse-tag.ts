import type { FormatCall } from './formats.ts';
import { isName, parseTest, type Test } from './parse-test.ts';

export type ValueTag = { type: 'value'; name: string; formats: FormatCall[] };
export type BlockTag =
  | { type: 'if'; test: Test }
  | { type: 'else if'; test: Test }
  | { type: 'else' }
  | { type: 'end if' }
  | { type: 'each'; list: string }
  | { type: 'end each' };
export type TagMistake = { type: 'mistake'; mistake: string };
export type ParsedTag = ValueTag | BlockTag | TagMistake;

const parsed = new Map<string, ParsedTag>();
/** Templates repeat their tags; more different ones than this are hardly in one shop. */
const MAX_CACHED = 2000;

/** What stands between the braces of a tag. */
export const parseTag = (written: string): ParsedTag => {
  const known = parsed.get(written);
  if (known) return known;
  const tag = parse(plain(written));
  if (parsed.size >= MAX_CACHED) parsed.clear();
  parsed.set(written, tag);
  return tag;
};

/** Word types curly quotes, no-break spaces and signs of its own. */
const plain = (written: string) =>
  written
    .replaceAll(/[\u201c\u201d\u201e\u201f\u2033\uff02]/g, '"')
    .replaceAll(/[\u2018\u2019\u201a\u201b]/g, "'")
    .replaceAll('\u2265', '>=')
    .replaceAll('\u2264', '<=')
    .replaceAll(/[\s\u00a0\u200b]+/g, ' ')
    .trim();

/** The test of a tag in words that do not depend on how Word wrote it; undefined of a tag without one. */
export const testOf = (written: string) => {
  const { type } = parseTag(written);
  return type === 'if' || type === 'else if'
    ? plain(written).replace(/^#?\s*(?:else)?\s*if\s*/i, '')
    : undefined;
};

const BLOCK = /^([#/^])\s*(\p{L}*)\s*(.*)$/su;
const ELSE = /^else(?:\s*if\b\s*(.*))?$/is;

/** No honest tag is longer, and reading one takes longer than its length. */
const MAX_LENGTH = 500;

const parse = (written: string): ParsedTag => {
  if (written.length > MAX_LENGTH) return { type: 'mistake', mistake: 'This tag is too long to be read.' };
  const block = BLOCK.exec(written);
  if (block) return parseBlock(block);
  const otherwise = ELSE.exec(written);
  if (otherwise) return otherwise[1] === undefined ? { type: 'else' } : withTest('else if', otherwise[1]);
  return parseValue(written);
};

const parseBlock = ([written, sign, word = '', rest = '']: RegExpExecArray): ParsedTag => {
  const keyword = word.toLowerCase();
  if (sign === '#' && keyword === 'if') return withTest('if', rest.trim());
  if (sign === '#' && keyword === 'each') return parseEach(rest.trim());
  if (sign === '/' && rest === '' && (keyword === 'if' || keyword === 'each'))
    return { type: `end ${keyword}` };
  return {
    type: 'mistake',
    mistake: `“{{${written}}}” is not known. Blocks are {{#if name}} … {{/if}} and {{#each list}} … {{/each}}.`,
  };
};

const withTest = (type: 'if' | 'else if', written: string): ParsedTag => {
  const test = parseTest(written.trim());
  return 'mistake' in test ? { type: 'mistake', mistake: test.mistake } : { type, test };
};

const parseEach = (list: string): ParsedTag =>
  isName(list)
    ? { type: 'each', list }
    : { type: 'mistake', mistake: 'Say which list to repeat for, such as {{#each equipment}}.' };

const BAR = /\|(?=(?:[^"]*"[^"]*")*[^"]*$)/;

const parseValue = (written: string): ValueTag => {
  const [name = '', ...formats] = written.split(BAR).map((part) => part.trim());
  return { type: 'value', name, formats: formats.map(parseFormat) };
};

const parseFormat = (written: string): FormatCall => {
  const [, name = written, argument = ''] =
    /^([^:]*?)\s*:\s*(.*)$/s.exec(written) ?? /^(plus)\s+(.*)$/is.exec(written) ?? [];
  return { name: name.toLowerCase(), argument: argument.replace(/^"(.*)"$/s, '$1') };
};

export const isBlock = (tag: ParsedTag): tag is BlockTag => tag.type !== 'value' && tag.type !== 'mistake';
