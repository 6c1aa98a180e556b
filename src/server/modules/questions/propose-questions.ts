import type { UnknownName } from '#server/ports/template-engine.ts';
import { type ListColumn, type QuestionProposal, RESERVED_KEYS } from '#shared/contract/question.ts';
import { questionLimits } from '#shared/limits/question.ts';

/** What could be asked of customers, so that the names nobody knows would be known; each once. */
export const proposeQuestions = (names: readonly UnknownName[]): QuestionProposal[] => {
  const uses = Map.groupBy(
    names.filter(({ list }) => list === undefined),
    ({ name }) => keyOf(name),
  );
  const columns = Map.groupBy(
    names.filter(({ list }) => list !== undefined),
    ({ list = '' }) => keyOf(list),
  );
  return [...uses].flatMap(([key, same]) =>
    isFree(key) ? [{ key, label: labelOf(key), form: formOf(key, same, columns.get(key) ?? []) }] : [],
  );
};

/** `Cooler Limit` -> `cooler_limit`, as keys are written. */
const keyOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^[_0-9]+|_+$/g, '');

const isFree = (key: string) =>
  key !== '' && key.length <= questionLimits.keyLength && !RESERVED_KEYS.has(key);

/** `cooler_limit` -> `Cooler limit`. */
const labelOf = (key: string) => {
  const words = key.replaceAll('_', ' ').slice(0, questionLimits.labelLength);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const YES_NO = /^(?:has|is|serves|uses|sells|offers)_/;
const DATE = /(?:^|_)date$/;
const NUMBER = /^number_of_|_(?:limit|count|hours|minutes|days|temperature)$/;

const NUMBER_FORM = { type: 'number', unit: '', decimals: 0, least: null, most: null } as const;

const formOf = (
  key: string,
  uses: readonly UnknownName[],
  columns: readonly UnknownName[],
): QuestionProposal['form'] => {
  if (uses.some(({ use }) => use === 'list')) return { type: 'list', columns: columnsOf(columns) };
  if (YES_NO.test(key)) return { type: 'yesNo' };
  if (DATE.test(key)) return { type: 'date' };
  if (NUMBER.test(key) || uses.some(({ use }) => use === 'order')) return NUMBER_FORM;
  return uses.every(({ use }) => use === 'presence') ? { type: 'yesNo' } : { type: 'shortText' };
};

const columnsOf = (names: readonly UnknownName[]): ListColumn[] => {
  const keys = [...new Set(names.map(({ name }) => keyOf(name)))].filter(
    (key) => key !== '' && key !== 'position',
  );
  const columns = keys.slice(0, questionLimits.maxColumns).map((key): ListColumn => {
    const base = { key, label: labelOf(key) };
    if (DATE.test(key)) return { ...base, type: 'date' };
    return NUMBER.test(key)
      ? { ...base, type: 'number', unit: '', decimals: 0 }
      : { ...base, type: 'shortText' };
  });
  return columns.length > 0 ? columns : [{ key: 'name', label: 'Name', type: 'shortText' }];
};
