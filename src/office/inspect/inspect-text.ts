import { isQuoted } from '#office/fill/quoted-code.ts';
import { findTags } from '#office/text/find-tags.ts';
import type { LogicalText } from '#office/text/logical-text.ts';
import { type Placeholders, tagOf } from '#office/placeholders.ts';
import { explainUnknown, type Finding } from './finding.ts';

/** Other tools write placeholders in other brackets; an admin may have taken one of those for ours. */
const ALMOST = /(?<!\{)\{([^{}]{1,40})\}{1,2}|«([^«»]{1,40})»|<<([^<>]{1,40})>>|\[([^[\]]{1,40})\]/g;
const READ_TEXTS: ReadonlySet<string> = new Set(['paragraph', 'cell', 'sheetHeader']);

export type TextMistake = Pick<Finding, 'severity' | 'code' | 'message'>;

/** The placeholders of one text and the mistakes in it. */
export const inspectText = (
  text: LogicalText,
  placeholders: Placeholders,
): { keys: string[]; mistakes: TextMistake[] } => {
  const keys: string[] = [];
  const mistakes: TextMistake[] = [];
  for (const tag of findTags(readable(text))) {
    const key = placeholders.find(tag.name);
    const mistake = mistakeIn(text, tag, key, placeholders);
    if (mistake) mistakes.push({ severity: 'error', ...mistake });
    else if (key) keys.push(key);
  }
  if (READ_TEXTS.has(text.place)) mistakes.push(...almostTags(text.text, placeholders));
  return { keys, mistakes };
};

/** Word percent-encodes braces in the address of a link. */
const readable = ({ place, text }: LogicalText) =>
  place === 'fieldCode' ? text.replaceAll(/%7b/gi, '{').replaceAll(/%7d/gi, '}') : text;

const mistakeIn = (
  found: LogicalText,
  tag: ReturnType<typeof findTags>[number],
  key: string | undefined,
  placeholders: Placeholders,
): Omit<TextMistake, 'severity'> | undefined => {
  const { place } = found;
  const text = readable(found);
  const written = text.slice(tag.start, tag.end).trim();
  if (!tag.isClosed) {
    const message = `“${written}” is opened but not closed. Write it as ${tagOf(key ?? placeholders.example)}, in one paragraph.`;
    return { code: 'unclosed-tag', message };
  }
  if (!/[\p{L}\p{N}]/u.test(tag.name)) {
    return {
      code: 'empty-tag',
      message: `“${written}” is empty. Write the name of a placeholder between the braces.`,
    };
  }
  if (!key) return { code: 'unknown-placeholder', message: explainUnknown(tag.name, placeholders) };
  if (place !== 'formula' || isQuoted(text, tag.start)) return undefined;
  const message = `${tagOf(key)} stands inside a formula. Put it into a cell of its own and refer to that cell.`;
  return { code: 'placeholder-in-formula', message };
};

const almostTags = (text: string, placeholders: Placeholders): TextMistake[] =>
  [...text.matchAll(ALMOST)].flatMap((match) => {
    const key = placeholders.find(match[1] ?? match[2] ?? match[3] ?? match[4] ?? '');
    if (!key) return [];
    const message = `“${match[0]}” will be printed as it is. Did you mean ${tagOf(key)}?`;
    return [{ severity: 'warning', code: 'almost-placeholder', message } as const];
  });
