import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import type { Card, CardField } from './mock-card.ts';
import { copy } from './copy.ts';

const { title, text, labels, missing } = copy.card;

const lines: { field: CardField; span: string; isNumeric: boolean }[] = [
  { field: 'number', span: 'sm:col-span-6', isNumeric: true },
  { field: 'expiry', span: 'sm:col-span-3', isNumeric: true },
  { field: 'cvc', span: 'sm:col-span-3', isNumeric: true },
  { field: 'name', span: 'sm:col-span-4', isNumeric: false },
  { field: 'zip', span: 'sm:col-span-2', isNumeric: true },
];

type MockCardFormProps = {
  card: Card;
  problems: readonly CardField[];
  onChange: (field: CardField, value: string) => void;
};

/** Shown in test mode only. Its fields have no name and no autofill: nothing may pick up what is typed here. */
export const MockCardForm = ({ card, problems, onChange }: MockCardFormProps) => (
  <fieldset className="rounded-control border border-dashed border-edge px-4 pt-2 pb-5 sm:px-5">
    <legend className="px-1.5 font-mono text-xs text-ink">
      <span className="rounded-sheet bg-ink px-1.5 py-0.5 text-paper">{title}</span>
    </legend>
    <p className="mb-4 text-sm">{text}</p>
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      {lines.map(({ field, span, isNumeric }) => (
        <div
          key={field}
          className={`${field === 'number' || field === 'name' ? 'max-sm:col-span-2' : ''} ${span}`}
        >
          <Field label={labels[field]} required error={problems.includes(field) && missing(labels[field])}>
            {(control) => (
              <TextInput
                {...control}
                data-card={field}
                autoComplete="off"
                inputMode={isNumeric ? 'numeric' : 'text'}
                value={card[field]}
                onChange={({ target }) => onChange(field, target.value)}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  </fieldset>
);
