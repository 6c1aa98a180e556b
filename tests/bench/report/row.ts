/** One figure of a measurement. A promise is the most (or, where it says so, the least) it may be. */
export type Row = {
  name: string;
  /** Null when it could not be measured here; `note` says why. */
  figure: number | null;
  unit: 's' | 'ms' | 'cores' | 'MB' | 'KB' | 'x' | 'points' | 'errors' | '%';
  promise?: number;
  /** More is better: the promise is a floor. */
  isFloor?: boolean;
  note?: string;
  /** The picture it belongs to; rows without one are in the table only. */
  chart?: string;
};

export const keepsPromise = ({ figure, promise, isFloor = false }: Row) => {
  if (figure === null || promise === undefined) return undefined;
  return isFloor ? figure >= promise : figure <= promise;
};

export const figureText = ({ figure, unit }: Row) => {
  if (figure === null) return 'not measured';
  const digits = unit === 'errors' || unit === 'points' || Math.abs(figure) >= 100 ? 0 : digitsOf(figure);
  return unit === 'x' ? `x${figure.toFixed(2)}` : `${figure.toFixed(digits)} ${unit}`;
};

const digitsOf = (figure: number) => (Math.abs(figure) >= 10 ? 1 : 2);

export const promiseText = ({ promise, isFloor, unit }: Row) => {
  if (promise === undefined) return '';
  return `${isFloor ? 'at least' : 'at most'} ${unit === 'x' ? `x${Number(promise.toFixed(2))}` : `${promise} ${unit}`}`;
};

export const verdictText = (row: Row) => {
  const kept = keepsPromise(row);
  if (kept === undefined) return '';
  return kept ? 'kept' : 'not kept';
};
