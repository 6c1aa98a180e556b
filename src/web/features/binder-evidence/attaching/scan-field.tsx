import { copy } from '#web/features/binder-evidence/copy.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useFilePicker } from '#web/ui/forms/use-file-picker.tsx';

const words = copy.attach;

type ScanFieldProps = {
  file: File | undefined;
  problem: string | undefined;
  onFile: (file: File) => void;
};

export const ScanField = ({ file, problem, onFile }: ScanFieldProps) => {
  const picker = useFilePicker({ label: words.file, accept: '.pdf,.png,.jpg,.jpeg', onFile });
  return (
    <Field label={words.file} hint={words.fileHint} error={problem}>
      {({ required: _required, ...control }) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {picker.input}
          <Button {...control} variant="ghost" onClick={picker.open}>
            {file ? words.chooseAnother : words.choose}
          </Button>
          {file && <span className="min-w-0 text-sm wrap-anywhere text-ink">{file.name}</span>}
        </div>
      )}
    </Field>
  );
};
