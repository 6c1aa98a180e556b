/** What a list holds in one of its rows, by the keys of its columns. */
export type Row = Readonly<Record<string, string | number>>;

/** A day is written `2026-11-17`; of a date, any other text is printed as it is. */
export type Value = string | number | boolean | readonly string[] | readonly Row[];

export const isRow = (item: string | Row): item is Row => typeof item === 'object';

/** Whether there is anything to print, or to answer yes to. */
export const hasValue = (value: Value | undefined): boolean => {
  if (value === undefined || value === false || value === '') return false;
  return typeof value !== 'object' || value.length > 0;
};
