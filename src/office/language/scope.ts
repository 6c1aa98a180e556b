import type { Filling, PlaceholderDefinition, PlaceholderKind, Placeholders } from '#office/placeholders.ts';
import { applyFormat } from './formats.ts';
import type { ValueTag } from './parse-tag.ts';
import { printValue } from './print-value.ts';
import { isRow, type Row, type Value } from './value.ts';

/** A name that is known where it stands. Of a template that is not being filled, without a value. */
export type Named = {
  key: string;
  kind: PlaceholderKind;
  definition: PlaceholderDefinition;
  columns: Placeholders | undefined;
  value: Value | undefined;
  /** Of a column, and of the number of a row. */
  isOfRow: boolean;
};

export type Scope = {
  (written: string): Named | undefined;
  readonly outcomes?: Filling['outcomes'];
};

export const POSITION = 'position';

/** What holds in the whole template. */
export const outerScope = ({ placeholders, values, outcomes }: Filling): Scope =>
  withOutcomes(outcomes, (written) => named(placeholders, written, values));

const withOutcomes = (outcomes: Scope['outcomes'], names: Scope): Scope =>
  outcomes ? Object.assign((written: string) => names(written), { outcomes }) : names;

/** What holds in a template that is only looked at. */
export const namesOnly = (placeholders: Placeholders) => outerScope({ placeholders, values: {} });

/** The same inside a list of these columns. */
export const rowNamesOnly = (outer: Scope, columns: Placeholders) =>
  rowScope(outer, columns, { row: {}, position: 1 });

/** What holds in a row of a list: its columns first, then what is around it. */
export const rowScope = (
  outer: Scope,
  columns: Placeholders,
  { row, position }: { row: Row; position: number },
): Scope =>
  withOutcomes(
    outer.outcomes,
    (written) =>
      ofRow(columns, written, row) ??
      (written.trim().toLowerCase() === POSITION ? positionOf(position) : outer(written)),
  );

const ofRow = (columns: Placeholders, written: string, row: Row): Named | undefined => {
  const found = named(columns, written, row);
  return found && { ...found, isOfRow: true };
};

const positionOf = (position: number): Named => ({
  key: POSITION,
  kind: 'number',
  definition: { decimals: 0 },
  columns: undefined,
  value: position,
  isOfRow: true,
});

const named = (placeholders: Placeholders, written: string, values: Filling['values']): Named | undefined => {
  const key = placeholders.find(written);
  if (key === undefined) return undefined;
  return {
    key,
    kind: placeholders.kindOf(key),
    definition: placeholders.definitionOf(key),
    columns: placeholders.columnsOf(key),
    value: Object.hasOwn(values, key) ? values[key] : undefined,
    isOfRow: false,
  };
};

/** What a tag prints; nothing of a name that nobody knows. */
export const printTag = (scope: Scope, { name, formats }: ValueTag): string => {
  const found = scope(name);
  if (!found) return '';
  const { value, kind, definition } = formats.reduce(applyFormat, found);
  return printValue(value, kind, definition);
};

export const rowsOf = (scope: Scope, list: string) => {
  const found = scope(list);
  if (!found?.columns || typeof found.value !== 'object') return [];
  const { columns, value } = found;
  return value.filter(isRow).map((row, index) => rowScope(scope, columns, { row, position: index + 1 }));
};
