import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { type DraftRow, rowsFrom } from './draft-rows.ts';

export const isCellWrong = (column: ListColumn, row: DraftRow) =>
  'problem' in checkAnswer({ type: 'list', columns: [column] }, rowsFrom([column], [row]));
