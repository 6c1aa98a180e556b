import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { ListColumn } from '#shared/questions/answer-form.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { LAST_DAY } from '#web/features/questions/inputs/date-answer.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

type ListCellProps = {
  column: ListColumn;
  /** Counted from 1. */
  row: number;
  text: string;
  isWrong: boolean;
  onType: (text: string) => void;
  onPaste: (event: ClipboardEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

export const ListCell = ({ column, row, text, isWrong, onType, onPaste, onKeyDown }: ListCellProps) => {
  const shared = {
    'aria-label': copy.list.cell(labelOf(column), row),
    'aria-invalid': isWrong || undefined,
    'data-column': column.key,
    className: 'px-2.5!',
    value: text,
    onPaste,
    onKeyDown,
  };
  if (column.type === 'oneOf')
    return (
      <Select
        {...shared}
        options={[
          { value: '', label: '' },
          ...column.choices.map((choice) => ({ value: choice, label: choice })),
        ]}
        onChange={({ target }) => onType(target.value)}
      />
    );
  return (
    <TextInput
      {...shared}
      {...(column.type === 'date' ? { type: 'date', max: LAST_DAY } : {})}
      maxLength={questionLimits.shortTextLength}
      autoComplete="off"
      onChange={({ target }) => onType(target.value)}
    />
  );
};

/** The unit is in the head of the column, not in every cell. */
export const labelOf = (column: ListColumn) =>
  column.type === 'number' && column.unit !== '' ? `${column.label} (${column.unit})` : column.label;
