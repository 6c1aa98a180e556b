import { useId } from 'react';
import { binder } from '#shared/limits/binder.ts';
import type { TemplateChange } from '#shared/contract/updates.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { changeCopy as copy } from './copy.ts';

export const NO_CHANGE: TemplateChange = { note: '', kind: 'substantial' };

type ChangeFieldsProps = { change: TemplateChange; onChange: (change: TemplateChange) => void };

/** What those are told who own an earlier version. */
export const ChangeFields = ({ change, onChange }: ChangeFieldsProps) => {
  const name = useId();
  return (
    <div className="flex flex-col gap-5">
      <Field label={copy.note} hint={copy.noteHint} required>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={binder.changeNoteLength}
            value={change.note}
            onChange={({ target }) => onChange({ ...change, note: target.value })}
          />
        )}
      </Field>
      <RadioGroup
        legend={copy.kind}
        name={name}
        options={copy.kinds}
        chosen={change.kind}
        onChoose={(kind) => onChange({ ...change, kind })}
      />
    </div>
  );
};
