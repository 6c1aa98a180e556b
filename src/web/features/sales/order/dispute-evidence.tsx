import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Evidence } from '#shared/contract/evidence.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { evidenceQuery } from '#web/features/sales/sales-queries.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Textarea } from '#web/ui/forms/textarea.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NotLoaded } from '#web/ui/feedback/not-loaded.tsx';
import { EvidenceTexts } from './evidence-texts.tsx';
import { evidenceCopy as copy } from './evidence-copy.ts';

type DisputeEvidenceProps = { disputeId: string; onChanged: () => Promise<unknown> };

/** The shop's side of a dispute: what is laid ready, and what an administrator adds to it. */
export const DisputeEvidence = ({ disputeId, onChanged }: DisputeEvidenceProps) => {
  const shop = useShop();
  const { data, error, isPending, refetch } = useQuery(evidenceQuery(shop, disputeId));
  if (isPending) return <Feedback tone="busy">{copy.loading}</Feedback>;
  if (!data)
    return (
      <NotLoaded
        title={copy.notLoaded}
        reason={error ? messageFor(error).message : undefined}
        retry={copy.retry}
        onRetry={refetch}
      />
    );
  const changed = () => Promise.all([refetch(), onChanged()]);
  return (
    <div className="mt-2 flex w-full flex-col gap-4">
      <p className="text-sm text-ink">{stateOf(data)}</p>
      <EvidenceTexts texts={data.texts} />
      {data.canAnswer && <EvidenceForm evidence={data} disputeId={disputeId} onChanged={changed} />}
    </div>
  );
};

const stateOf = ({ stagedAt, submittedAt, submittedBy, canAnswer }: Evidence) => {
  if (submittedAt) return copy.submitted(formatMoment(submittedAt), submittedBy ?? '');
  if (!canAnswer) return copy.notSubmitted;
  return stagedAt ? copy.staged(formatMoment(stagedAt)) : copy.staging;
};

type EvidenceFormProps = { evidence: Evidence; disputeId: string; onChanged: () => Promise<unknown> };

const EvidenceForm = ({ evidence, disputeId, onChanged }: EvidenceFormProps) => {
  const shop = useShop();
  const [whatHappened, setWhatHappened] = useState(evidence.whatHappened);
  const [isAsked, setAsked] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      await (await shop.calls()).admin.saveEvidence.mutate({ disputeId, whatHappened });
      await onChanged();
    },
  });
  const submit = useMutation({
    mutationFn: async () => {
      const { admin } = await shop.calls();
      // What stands in the field is what is sent, saved or not.
      await admin.saveEvidence.mutate({ disputeId, whatHappened });
      await admin.submitEvidence.mutate({ disputeId });
      setAsked(false);
      await onChanged();
    },
  });
  return (
    <div className="flex flex-col gap-3">
      <Field label={copy.whatHappened} hint={copy.whatHappenedHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={5}
            maxLength={textLength.whatHappened}
            value={whatHappened}
            onChange={({ target }) => setWhatHappened(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="ghost" busy={save.isPending} onClick={() => save.mutate()}>
          {copy.save}
        </Button>
        <Button size="sm" onClick={() => setAsked(true)}>
          {copy.submit}
        </Button>
      </div>
      <Feedback tone={save.error ? 'error' : 'success'}>
        {save.error ? messageFor(save.error).message : save.isSuccess && copy.saved}
      </Feedback>
      {isAsked && (
        <Dialog
          open
          onClose={() => setAsked(false)}
          closeLabel={copy.cancel}
          title={copy.confirmTitle}
          description={copy.confirmText}
        >
          {submit.error && <Alert tone="error" title={messageFor(submit.error).message} />}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button variant="danger" busy={submit.isPending} onClick={() => submit.mutate()}>
              {copy.confirm}
            </Button>
            <Button variant="ghost" onClick={() => setAsked(false)}>
              {copy.cancel}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  );
};
