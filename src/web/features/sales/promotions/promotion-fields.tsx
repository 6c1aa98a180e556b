import type { ComponentProps } from 'react';
import { promotion } from '#shared/limits/promotion.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { ProductChoice } from './product-choice.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import type { DraftProblems, PromotionDraft } from './promotion-draft.ts';
import { copy } from './copy.ts';

const words = copy.form;

type PromotionFieldsProps = {
  draft: PromotionDraft;
  problems: DraftProblems;
  /** While it is being made: what would be typed then would be lost. */
  isDisabled: boolean;
  onChange: (draft: PromotionDraft) => void;
};

export const PromotionFields = ({ draft, problems, isDisabled, onChange }: PromotionFieldsProps) => {
  const text = (
    name: 'code' | 'value' | 'startsOn' | 'endsOn' | 'maxUses',
    label: string,
    { hint, ...input }: ComponentProps<typeof TextInput> & { hint?: string } = {},
  ) => (
    <Field
      label={label}
      hint={hint}
      required={name === 'code' || name === 'value'}
      error={name === 'startsOn' ? undefined : problems[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          {...input}
          value={draft[name]}
          onChange={({ target }) => onChange({ ...draft, [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset disabled={isDisabled} className="flex flex-col gap-5">
      {text('code', words.code, {
        hint: words.codeHint,
        maxLength: promotion.codeLength,
        spellCheck: false,
        className: 'uppercase',
      })}
      <RadioGroup
        legend={words.kind}
        name="kind"
        options={[
          { value: 'percent', label: words.percent },
          { value: 'amount', label: words.amount },
        ]}
        chosen={draft.kind}
        onChoose={(kind) => onChange({ ...draft, kind, value: '' })}
      />
      {draft.kind === 'percent'
        ? text('value', words.percentValue, { inputMode: 'numeric', placeholder: '10' })
        : text('value', words.amountValue, { inputMode: 'decimal', placeholder: '25.00' })}
      <div className="grid gap-5 sm:grid-cols-2">
        {text('startsOn', words.startsOn, { type: 'date', hint: words.startsHint })}
        {text('endsOn', words.endsOn, { type: 'date', hint: words.endsHint })}
      </div>
      {text('maxUses', words.maxUses, { inputMode: 'numeric', hint: words.maxUsesHint })}
      <ProductChoice draft={draft} problem={problems.products} onChange={onChange} />
    </fieldset>
  );
};
