import type { UnknownName } from '#server/ports/template-engine.ts';
import { type QuestionProposal, RESERVED_KEYS } from '#shared/contract/question.ts';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { keyOfLabel } from '#shared/questions/key-of-label.ts';

/** What could be asked of customers, so that the names nobody knows would be known; each once. */
export const proposeQuestions = (names: readonly UnknownName[]): QuestionProposal[] => {
  const uses = Map.groupBy(
    names.filter(({ name, list }) => list === undefined && isNamedBy(keyOfLabel(name), name)),
    ({ name }) => keyOfLabel(name),
  );
  const columns = Map.groupBy(
    names.filter(({ list }) => list !== undefined),
    ({ list = '' }) => keyOfLabel(list),
  );
  return [...uses].flatMap(([key, same]) =>
    isFree(key) ? [{ key, label: labelOf(key), form: formOf(key, same, columns.get(key) ?? []) }] : [],
  );
};

const isFree = (key: string) => key !== '' && !RESERVED_KEYS.has(key);

/** Whether a template that says this name would find a question of the key: not where letters had to go. */
const isNamedBy = (key: string, name: string) =>
  key.replaceAll('_', '') ===
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** `cooler_limit` -> `Cooler limit`. */
const labelOf = (key: string) => {
  const words = key.replaceAll('_', ' ').slice(0, questionLimits.labelLength);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const YES_NO = /^(?:has|is|serves|uses|sells|offers)_/;
const DATE = /(?:^|_)date$/;
const NUMBER = /^number_of_|_(?:limit|count|hours|minutes|days|temperature)$/;

const PICTURE = /(?:^|_)(?:photo|picture|image|map|plan|drawing|sketch|diagram|signature|stamp|emblem)$/;

/** As wide as the text of a letter. */
const PICTURE_FORM = { type: 'picture', width: 6, height: 4 } as const;

const NUMBER_FORM = { type: 'number', unit: '', decimals: 0, least: null, most: null } as const;

const formOf = (
  key: string,
  uses: readonly UnknownName[],
  columns: readonly UnknownName[],
): QuestionProposal['form'] => {
  if (uses.some(({ use }) => use === 'list')) return { type: 'list', columns: columnsOf(columns) };
  const framed = uses.find(({ use }) => use === 'picture');
  if (framed) return pictureIn(framed.box);
  if (YES_NO.test(key)) return { type: 'yesNo' };
  if (DATE.test(key)) return { type: 'date' };
  if (PICTURE.test(key) && uses.every(({ use }) => use === 'value' || use === 'presence'))
    return PICTURE_FORM;
  if (NUMBER.test(key) || uses.some(({ use }) => use === 'order')) return NUMBER_FORM;
  return uses.every(({ use }) => use === 'presence') ? { type: 'yesNo' } : { type: 'shortText' };
};

const EMU_PER_INCH = 914_400;

/** As large as the picture in the template. */
const pictureIn = (box: UnknownName['box']): QuestionProposal['form'] => {
  if (!box) return PICTURE_FORM;
  const { leastInches, mostInches } = questionLimits.picture;
  const inInches = (emu: number) =>
    Math.round(Math.min(Math.max(emu / EMU_PER_INCH, leastInches), mostInches) * 100) / 100;
  return { type: 'picture', width: inInches(box.widthInEmu), height: inInches(box.heightInEmu) };
};

const columnsOf = (names: readonly UnknownName[]): ListColumn[] => {
  const keys = [...new Set(names.map(({ name }) => keyOfLabel(name)))].filter(
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
