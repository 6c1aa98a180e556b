import { isPictureKind } from '#office/pictures/picture-kinds.ts';
import type { PlaceholderKind } from '#office/placeholders.ts';
import { readDay } from './dates.ts';
import { checkFormat, kindInWords } from './formats.ts';
import type { ParsedTag } from './parse-tag.ts';
import type { Condition } from './parse-test.ts';
import type { Named, Scope } from './scope.ts';

/** What a name is used for: to be printed, to be repeated for, to be asked whether there is any, or to be compared. */
export type NameUse = 'value' | 'list' | 'presence' | 'text' | 'order';

/** A name that is not known, or a sentence of what else is wrong. */
export type TagProblem = { unknown: string; use: NameUse } | { mistake: string };

export type CheckedTag = { named: Named[]; problems: TagProblem[] };

/** The names of a tag and what is wrong with their use. The scope is that of the place of the tag. */
export const checkTag = (tag: ParsedTag, scope: Scope): CheckedTag => {
  if (tag.type === 'mistake') return { named: [], problems: [{ mistake: tag.mistake }] };
  if (tag.type === 'value')
    return checkName(scope, { name: tag.name, use: 'value' }, (found) =>
      checkFormats(found.kind, tag.formats),
    );
  if (tag.type === 'each') return checkName(scope, { name: tag.list, use: 'list' }, checkList);
  if (tag.type !== 'if' && tag.type !== 'else if') return { named: [], problems: [] };
  const checked = tag.test.conditions.map((condition) =>
    checkName(scope, { name: condition.name, use: useIn(condition) }, (found) =>
      checkCondition(found, condition),
    ),
  );
  return {
    named: checked.flatMap(({ named }) => named),
    problems: checked.flatMap(({ problems }) => problems),
  };
};

const useIn = ({ comparison }: Condition): NameUse => {
  if (comparison === undefined) return 'presence';
  return comparison === 'is' || comparison === 'is not' || comparison === 'includes' ? 'text' : 'order';
};

type Written = { name: string; use: NameUse };

const checkName = (
  scope: Scope,
  { name, use }: Written,
  check: (found: Named) => string | undefined,
): CheckedTag => {
  const found = scope(name);
  if (!found) return { named: [], problems: [{ unknown: name, use }] };
  const mistake = check(found);
  return { named: [found], problems: mistake === undefined ? [] : [{ mistake }] };
};

const checkFormats = (kind: PlaceholderKind, formats: readonly { name: string; argument: string }[]) => {
  let current = kind;
  for (const format of formats) {
    const checked = checkFormat(format, current);
    if ('mistake' in checked) return checked.mistake;
    current = checked.gives;
  }
  return undefined;
};

const checkList = ({ key, kind }: Named) =>
  kind === 'list' ? undefined : `{{#each ${key}}} wants a list, and ${key} is ${kindInWords(kind)}.`;

const ORDERED: ReadonlySet<PlaceholderKind> = new Set(['number', 'date']);

const checkCondition = ({ key, kind, definition }: Named, condition: Condition): string | undefined => {
  const { comparison } = condition;
  if (comparison === undefined) return undefined;
  const { operand } = condition;
  if (comparison === 'is' || comparison === 'is not')
    return checkEquals({ key, kind, choices: definition.choices }, operand);
  if (comparison === 'includes')
    return kind === 'severalOf'
      ? checkChoice(key, definition.choices, operand)
      : `“includes” asks of a choice of several, and ${key} is ${kindInWords(kind)}.`;
  if (!ORDERED.has(kind))
    return `“${comparison}” compares numbers and dates, and ${key} is ${kindInWords(kind)}.`;
  return checkOrdered(kind, operand);
};

type Equals = { key: string; kind: PlaceholderKind; choices: readonly string[] | undefined };

const checkEquals = ({ key, kind, choices }: Equals, operand: string) => {
  if (isPictureKind(kind) || kind === 'list' || kind === 'severalOf')
    return `${key} is ${kindInWords(kind)}. Test whether there is one with {{#if ${key}}}${kind === 'severalOf' ? `, or {{#if ${key} includes "…"}}` : ''}.`;
  if (kind === 'oneOf') return checkChoice(key, choices, operand);
  if (kind === 'yesNo') return checkChoice(key, ['Yes', 'No'], operand);
  return ORDERED.has(kind) ? checkOrdered(kind, operand) : undefined;
};

const checkChoice = (key: string, choices: readonly string[] = [], operand: string) =>
  choices.some((choice) => choice.trim().toLowerCase() === operand.toLowerCase())
    ? undefined
    : `“${operand}” is none of the answers of ${key}: ${choices.join(', ')}.`;

const checkOrdered = (kind: PlaceholderKind, operand: string) => {
  if (kind === 'number')
    return operand !== '' && Number.isFinite(Number(operand)) ? undefined : `“${operand}” is not a number.`;
  return readDay(operand) ? undefined : `“${operand}” is not a day. Write it as 2026-11-17.`;
};
