import { useState } from 'react';
import { Dropzone } from '#web/ui/forms/dropzone.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Specimen } from './specimen.tsx';

const sizes = ['5', '10', '20'].map((value) => ({ value, label: `${value} per page` }));

export const FormSpecimens = () => {
  const [files, setFiles] = useState<string[]>([]);
  return (
    <>
      <Specimen name="field, text input">
        <Field label="Plain">{(control) => <TextInput {...control} placeholder="Placeholder" />}</Field>
        <Field label="Required, with a hint" required hint="The hint stays below the field.">
          {(control) => <TextInput {...control} size="lg" defaultValue="A value" />}
        </Field>
        <Field label="With an error" error="Please enter a name." hint="The hint is still there.">
          {(control) => <TextInput {...control} />}
        </Field>
        <Field label="Disabled">
          {(control) => <TextInput {...control} disabled defaultValue="Locked" />}
        </Field>
      </Specimen>
      <Specimen name="select, textarea">
        <Field label="Page size">
          {(control) => <Select {...control} options={sizes} defaultValue="10" />}
        </Field>
        <Field label="Disabled page size">
          {(control) => <Select {...control} options={sizes} disabled />}
        </Field>
        <Field label="Notes">{(control) => <Textarea {...control} defaultValue="Some text." />}</Field>
        <Field label="Notes with an error" error="Please write something.">
          {(control) => <Textarea {...control} />}
        </Field>
      </Specimen>
      <Specimen name="dropzone">
        <div className="w-full max-w-[30rem]">
          <Dropzone
            prompt="Drop files here or"
            activePrompt="Let go of them"
            browseLabel="Choose files"
            onFiles={(chosen) => setFiles(chosen.map(({ name }) => name))}
          />
          <Feedback>{files.length > 0 && files.join(', ')}</Feedback>
        </div>
        <div className="w-full max-w-[30rem]">
          <Dropzone
            prompt="Not now, or"
            activePrompt=""
            browseLabel="Choose later"
            onFiles={() => {}}
            disabled
          />
        </div>
      </Specimen>
    </>
  );
};
