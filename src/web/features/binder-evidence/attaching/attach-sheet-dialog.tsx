import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BinderDocumentDetails } from '#shared/contract/binder.ts';
import type { AttachedSheet, DocumentReaders } from '#shared/contract/reading/evidence.ts';
import { SIGNED_SHEET_PATH } from '#shared/reading/evidence-forms.ts';
import { copy } from '#web/features/binder-evidence/copy.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ScanField } from './scan-field.tsx';
import { beginSheet, problemsOf, sheetFormOf, toggleReader } from './sheet-draft.ts';
import { SignersField } from './signers-field.tsx';

const words = copy.attach;

type AttachSheetDialogProps = {
  document: BinderDocumentDetails;
  readers: DocumentReaders;
  onClose: () => void;
  onAttached: (attached: AttachedSheet) => Promise<void>;
};

/** Asks for the scan and who signed it. A refusal is told in it, and nothing that was chosen or typed is lost. */
export const AttachSheetDialog = ({ document, readers, onClose, onAttached }: AttachSheetDialogProps) => {
  const shop = useShop();
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => beginSheet(readers));
  const [wasAsked, setWasAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const answer = await shop.upload(SIGNED_SHEET_PATH, sheetFormOf(document.id, draft));
      await onAttached(answer as AttachedSheet);
    },
  });
  const problems = problemsOf(draft);
  const shown = wasAsked ? problems : {};
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (Object.keys(problems).length === 0) return mutate();
    flushSync(() => setWasAsked(true));
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <Dialog open onClose={onClose} closeLabel={words.cancel} title={words.title} description={words.text}>
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <ScanField file={draft.file} problem={shown.file} onFile={(file) => setDraft({ ...draft, file })} />
        <Field label={words.revision}>
          {(control) => (
            <Select
              {...control}
              value={String(draft.revision)}
              options={readers.revisions.map((revision) => ({
                value: String(revision),
                label: words.revisionOption(revision),
              }))}
              onChange={({ target }) => setDraft({ ...draft, revision: Number(target.value) })}
            />
          )}
        </Field>
        <SignersField
          readers={readers.readers}
          chosen={draft.readerIds}
          problem={shown.signers}
          onToggle={(id) => setDraft(toggleReader(draft, id))}
          onChoose={(readerIds) => setDraft({ ...draft, readerIds })}
        />
        <Field label={words.others} hint={words.othersHint} error={shown.others}>
          {(control) => (
            <Textarea
              {...control}
              rows={3}
              dir="auto"
              value={draft.others}
              onChange={({ target }) => setDraft({ ...draft, others: target.value })}
            />
          )}
        </Field>
        {error && <Alert tone="error" title={messageFor(error, words.notSent).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {words.send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
