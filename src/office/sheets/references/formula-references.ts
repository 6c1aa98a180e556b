import { parseReference, type Reference, writeReference } from './reference.ts';

const CELL = String.raw`\$?[A-Za-z]{1,3}\$?\d{1,7}`;
const RANGE = String.raw`${CELL}(?::${CELL})?|\$?\d{1,7}:\$?\d{1,7}|\$?[A-Za-z]{1,3}:\$?[A-Za-z]{1,3}`;
const WORD = String.raw`[\p{L}_\\][\p{L}\p{N}_.\\?]*`;
const QUOTED = String.raw`'(?<quoted>(?:[^']|'')+)'`;

/** Strings, brackets (columns of tables), errors, numbers and names are passed over whole, so that nothing in them is taken for a reference. */
const TOKEN = new RegExp(
  [
    String.raw`"(?:[^"]|"")*"`,
    String.raw`(?<prefix>(?:${QUOTED}|(?<plain>${WORD}(?::${WORD})?))!)?(?<range>${RANGE})(?![\p{L}\p{N}_.(!\\?[])`,
    String.raw`'(?:[^']|'')+'`,
    String.raw`\[(?:'.|[^'[\]]|\[(?:'.|[^'[\]])*\])*\]`,
    String.raw`#[A-Za-z\d/]+[!?]?`,
    String.raw`\d+(?:\.\d*)?(?:[eE][+-]?\d+)?`,
    WORD,
  ].join('|'),
  'gsu',
);

/** What Excel writes for a reference to what is gone. */
const GONE = '#REF!';

/** `sheet` as a person calls it; none where the formula's own is meant. */
export type FormulaReference = { sheet: string | undefined; reference: Reference };

/** A formula with each of its references as `change` wants it; nothing stands for one to what is gone. */
export const changeReferences = (
  formula: string,
  change: (found: FormulaReference) => Reference | undefined,
): string =>
  formula.replaceAll(TOKEN, (...match: unknown[]) => {
    const written = String(match[0]);
    const groups = match.at(-1) as Partial<Record<'prefix' | 'quoted' | 'plain' | 'range', string>>;
    const reference = groups.range === undefined ? undefined : parseReference(groups.range);
    if (!reference) return written;
    const sheet = groups.quoted?.replaceAll("''", "'") ?? groups.plain;
    const changed = change({ sheet, reference });
    if (changed === reference) return written;
    return (groups.prefix ?? '') + (changed ? writeReference(changed) : GONE);
  });

export const referencesIn = (formula: string): FormulaReference[] => {
  const found: FormulaReference[] = [];
  changeReferences(formula, (reference) => {
    found.push(reference);
    return reference.reference;
  });
  return found;
};
