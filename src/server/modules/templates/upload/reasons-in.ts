import type { DocumentFinding } from '#shared/contract/document.ts';

/** Of one mistake; the first are enough to find the others by. */
const MAX_PLACES = 5;
/** No honest file has more different ones. */
const MAX_MISTAKES = 100;

/** Why a file is refused: every different mistake once, with where it was made. */
export const reasonsIn = (findings: readonly DocumentFinding[]): string[] => {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const mistakes = [...Map.groupBy(errors, ({ message }) => message)];
  const told = mistakes
    .slice(0, MAX_MISTAKES)
    .map(([message, same]) => reasonOf(message, [...new Set(same.map(({ place }) => place))], same.length));
  const untold = mistakes.length - told.length;
  return untold > 0 ? [...told, `There are ${untold} other mistakes.`] : told;
};

const reasonOf = (message: string, places: readonly string[], count: number) => {
  if (places.join('') === '') return message;
  if (count === 1) return `${message} (${places[0]})`;
  const shown = places.slice(0, MAX_PLACES).join('; ');
  const hidden = places.length - MAX_PLACES;
  return `${withCount(message, count)} (${shown}${hidden > 0 ? `; and ${hidden} more` : ''})`;
};

const LEADING_TAG = /^(\{\{[^{}]*\}\})(?=[:\s])/;

const withCount = (message: string, count: number) =>
  LEADING_TAG.test(message)
    ? message.replace(LEADING_TAG, (tag) => `${tag} (${count} places)`)
    : `${message} ${count} places:`;
