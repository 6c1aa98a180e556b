import type { CSSProperties } from 'react';
import type { ListColumn } from '#shared/questions/answer-form.ts';

/** A day is cut off in less than this; texts share what is left. */
const widthOf = ({ type }: ListColumn) => (type === 'date' ? 'minmax(9.25rem,1fr)' : 'minmax(0,1fr)');

/** For a grid whose head and rows are to stand in line. */
export const columnWidths = (columns: readonly ListColumn[]) =>
  ({ '--columns': columns.map(widthOf).join(' ') }) as CSSProperties;
