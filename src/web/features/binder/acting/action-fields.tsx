import { binder } from '#shared/limits/binder.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { copy } from '#web/features/binder/copy.ts';
import type { ActionFieldsProps } from './action-fields-props.ts';
import { ApprovalFields } from './approval-fields.tsx';
import type { BinderAction } from './binder-action.ts';

const { fields } = copy;

export const ActionFields = ({ action, ...props }: ActionFieldsProps & { action: BinderAction }) => {
  const { draft, problems, isDisabled, onType } = props;
  return (
    <>
      <Field label={fields.name} hint={fields.nameHint} error={problems.name} required>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={textLength.name}
            readOnly={isDisabled}
            value={draft.name}
            onChange={({ target }) => onType({ name: target.value })}
          />
        )}
      </Field>
      {action === 'approve' && <ApprovalFields {...props} />}
      {action === 'withdraw' && (
        <Field label={fields.reason} error={problems.reason} required>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              maxLength={binder.reasonLength}
              readOnly={isDisabled}
              value={draft.reason}
              onChange={({ target }) => onType({ reason: target.value })}
            />
          )}
        </Field>
      )}
    </>
  );
};
