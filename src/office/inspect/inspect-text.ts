import { isQuoted } from '#office/fill/quoted-code.ts';
import { checkTag, type NameUse, type TagProblem } from '#office/language/check-tag.ts';
import { isBlock, parseTag } from '#office/language/parse-tag.ts';
import type { Extent } from '#office/pictures/picture-image.ts';
import { findTags, type Tag } from '#office/text/find-tags.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { startInSource } from '#office/text/splice.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import { explainUnknown, type TextMistake } from './finding.ts';
import { remarksOnField } from './remarks-on-field.ts';
import { almostTags } from './almost-tags.ts';
import type { NamesAt } from './inspect-blocks.ts';

const READ_TEXTS: ReadonlySet<string> = new Set(['paragraph', 'cell', 'sheetHeader']);

/** A name nobody knows, as it was written; inside of a list that nobody knows either, it may be a column of it. */
export type UnknownUse = {
  name: string;
  use: NameUse | 'picture';
  list: string | undefined;
  /** Of a picture that is called so. */
  box?: Extent | undefined;
};

type Inspected = {
  /** What is printed. */
  keys: string[];
  /** Of these, what is printed without anything that takes care of its being empty. */
  unguardedKeys: string[];
  /** What is only asked about: whether to print something, and how often. */
  testedKeys: string[];
  mistakes: TextMistake[];
  unknown: UnknownUse[];
};

type Knowledge = {
  source: string;
  placeholders: Placeholders;
  namesAt: NamesAt;
  /** Whether blocks may stand in it although it is no paragraph. */
  mayHoldBlocks?: boolean;
};

/** The placeholders of one text and the mistakes in it. */
export const inspectText = (text: LogicalText, knowledge: Knowledge): Inspected => {
  const inspected: Inspected = { keys: [], unguardedKeys: [], testedKeys: [], mistakes: [], unknown: [] };
  for (const tag of findTags(readable(text)).filter(({ isEscape }) => !isEscape)) {
    const mistake = mistakeOfForm(text, tag, knowledge);
    if (mistake) inspected.mistakes.push({ severity: 'error', ...mistake });
    else inspectTag(text, tag, knowledge, inspected);
  }
  if (READ_TEXTS.has(text.place)) inspected.mistakes.push(...almostTags(text.text, knowledge.placeholders));
  if (text.place === 'fieldCode')
    inspected.mistakes.push(...remarksOnField(text.text, knowledge.placeholders));
  return inspected;
};

/** Word percent-encodes braces in the address of a link. */
const readable = ({ place, text }: LogicalText) =>
  place === 'fieldCode' ? text.replaceAll(/%7b/gi, '{').replaceAll(/%7d/gi, '}') : text;

type Mistake = Omit<TextMistake, 'severity'>;

const mistakeOfForm = (text: LogicalText, tag: Tag, { placeholders }: Knowledge): Mistake | undefined => {
  const written = readable(text).slice(tag.start, tag.end).trim();
  if (!tag.isClosed) {
    const meant = tagOf(placeholders.find(tag.name) ?? placeholders.example);
    const message = `“${written}” is opened but not closed. Write it as ${meant}, in one paragraph.`;
    return { code: 'unclosed-tag', message };
  }
  if (/[\p{L}\p{N}]/u.test(tag.name)) return undefined;
  return {
    code: 'empty-tag',
    message: `“${written}” is empty. Write the name of a placeholder between the braces.`,
  };
};

const inspectTag = (text: LogicalText, tag: Tag, knowledge: Knowledge, inspected: Inspected) => {
  const parsed = parseTag(tag.name);
  const { scope, columns, tested, unknownList } = knowledge.namesAt(
    startInSource(knowledge.source, text, tag.start),
  );
  const { named, problems } = checkTag(parsed, scope);
  const written = readable(text).slice(tag.start, tag.end).replaceAll(/\s+/g, ' ').trim();
  // Of a list that nobody knows, its columns are no mistakes of their own; a list, which may open in the row it repeats, is no column.
  const isColumn = (problem: TagProblem) =>
    unknownList !== undefined && 'unknown' in problem && problem.use !== 'list';
  for (const problem of problems)
    if ('unknown' in problem) {
      const list = isColumn(problem) ? unknownList : undefined;
      inspected.unknown.push({ name: problem.unknown, use: problem.use, list });
    }
  const told = problems.filter((problem) => !isColumn(problem));
  const mistakes = told.map((problem) => explain(problem, written, knowledge.placeholders, columns));
  const [first] = named;
  if (text.place === 'formula' && first && !isQuoted(readable(text), tag.start))
    mistakes.push({
      code: 'placeholder-in-formula',
      message: `${tagOf(first.key)} stands inside a formula. Put it into a cell of its own and refer to that cell.`,
    });
  if (isBlock(parsed) && text.place !== 'paragraph' && !knowledge.mayHoldBlocks)
    mistakes.push({
      code: 'block-place',
      message: `${written} cannot stand here. Blocks go around text and rows of tables.`,
    });
  inspected.mistakes.push(...mistakes.map((mistake) => ({ severity: 'error', ...mistake }) as const));
  if (mistakes.length > 0) return;
  const keys = named.filter(({ isOfRow }) => !isOfRow).map(({ key }) => key);
  if (parsed.type !== 'value') {
    inspected.testedKeys.push(...keys);
    return;
  }
  inspected.keys.push(...keys);
  if (!parsed.formats.some(({ name }) => name === 'or'))
    inspected.unguardedKeys.push(...keys.filter((key) => !tested.has(key)));
};

const explain = (
  problem: TagProblem,
  written: string,
  placeholders: Placeholders,
  columns: readonly Placeholders[],
): Mistake =>
  'unknown' in problem
    ? { code: 'unknown-placeholder', message: explainUnknown(problem.unknown, placeholders, columns) }
    : { code: 'tag-not-read', message: `${written}: ${problem.mistake}` };
