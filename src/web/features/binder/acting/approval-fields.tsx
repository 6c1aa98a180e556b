import { binder } from '#shared/limits/binder.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { copy } from '#web/features/binder/copy.ts';
import { lastPossibleDay } from './action-draft.ts';
import type { ActionFieldsProps } from './action-fields-props.ts';

const { fields } = copy;

export const ApprovalFields = ({ draft, today, problems, isDisabled, onType }: ActionFieldsProps) => (
  <>
    <Field label={fields.role} hint={fields.roleHint} error={problems.role} required>
      {(control) => (
        <TextInput
          {...control}
          autoComplete="organization-title"
          maxLength={binder.roleLength}
          readOnly={isDisabled}
          value={draft.role}
          onChange={({ target }) => onType({ role: target.value })}
        />
      )}
    </Field>
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Field label={fields.effectiveDate} error={problems.effectiveDate} required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            max={lastPossibleDay(today)}
            readOnly={isDisabled}
            value={draft.effectiveDate ?? today}
            onChange={({ target }) => onType({ effectiveDate: target.value })}
          />
        )}
      </Field>
      <Field label={fields.reviewMonths} error={problems.reviewMonths} required>
        {(control) => (
          <TextInput
            {...control}
            type="number"
            inputMode="numeric"
            min={binder.review.least}
            max={binder.review.most}
            readOnly={isDisabled}
            value={draft.reviewMonths}
            onChange={({ target }) => onType({ reviewMonths: target.value })}
          />
        )}
      </Field>
    </div>
  </>
);
