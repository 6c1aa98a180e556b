export type Comparison = 'is' | 'is not' | 'includes' | '>=' | '<=' | '>' | '<';

/** Without a comparison: whether the name has a value, says yes, or is a list that is not empty. */
export type Condition =
  | { name: string; isNegated: boolean; comparison?: undefined }
  | { name: string; comparison: Comparison; operand: string };

export type Test = { joinedBy: 'and' | 'or'; conditions: Condition[] };

const JOINS = /\s+(and|or)\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/gi;
const IN_WORDS = /^(.*?)\s+(is\s+not|is|includes)\s+(.+)$/is;
const IN_SIGNS = /^(.*?)\s*(>=|<=|>|<)\s*"?([^"]*)"?$/s;
const NEGATED = /^not\s+(.+)$/is;
const NAME = /^[\p{L}\p{N}][\p{L}\p{N}\s'_-]*$/u;

export const isName = (written: string) => NAME.test(written);

/** A test, or what is wrong with it in words for its author. Quotes and spaces must have been made plain before. */
export const parseTest = (written: string): Test | { mistake: string } => {
  if (written === '') return { mistake: 'Say what to test, such as {{#if website}}.' };
  const joins = new Set([...written.matchAll(JOINS)].map(([, join]) => join?.toLowerCase()));
  if (joins.size > 1)
    return { mistake: 'Use either “and” or “or” in one tag. For both, put one {{#if}} into another.' };
  const conditions: Condition[] = [];
  for (const part of written.split(/\s+(?:and|or)\s+(?=(?:[^"]*"[^"]*")*[^"]*$)/i)) {
    const condition = parseCondition(part.trim());
    if ('mistake' in condition) return condition;
    conditions.push(condition);
  }
  return { joinedBy: joins.has('or') ? 'or' : 'and', conditions };
};

const parseCondition = (written: string): Condition | { mistake: string } => {
  const inWords = IN_WORDS.exec(written);
  if (inWords) return compareInWords(inWords);
  const [, compared, sign, operand] = IN_SIGNS.exec(written) ?? [];
  if (compared !== undefined && isComparison(sign))
    return named(compared.trim(), { comparison: sign, operand: (operand ?? '').trim() });
  const [, negated] = NEGATED.exec(written) ?? [];
  return named(negated ?? written, { isNegated: negated !== undefined });
};

const compareInWords = ([, name = '', words = '', operand = '']: RegExpExecArray): ReturnType<
  typeof parseCondition
> => {
  const comparison = words.toLowerCase().replaceAll(/\s+/g, ' ');
  const quoted = /^"([^"]*)"$/.exec(operand);
  if (!quoted)
    return {
      mistake: `Put what follows “${comparison}” into quotes: {{#if ${name} ${comparison} "${operand.replaceAll('"', '')}"}}.`,
    };
  return isComparison(comparison)
    ? named(name, { comparison, operand: (quoted[1] ?? '').trim() })
    : { mistake: 'This test cannot be read.' };
};

const COMPARISONS: ReadonlySet<string> = new Set(['is', 'is not', 'includes', '>=', '<=', '>', '<']);
const isComparison = (written: string | undefined): written is Comparison =>
  written !== undefined && COMPARISONS.has(written);

type Rest = { isNegated: boolean } | { comparison: Comparison; operand: string };

const named = (name: string, rest: Rest): Condition | { mistake: string } =>
  isName(name)
    ? { name, ...rest }
    : { mistake: `“${name}” is not a name. A test begins with one, such as {{#if website}}.` };
