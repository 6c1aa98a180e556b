import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { NewPromotionCode, PromotionCode } from '#shared/contract/promotion.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { emptyDraft, promotionOf } from './promotion-draft.ts';
import { PromotionFields } from './promotion-fields.tsx';
import { copy } from './copy.ts';

const { title, submit, cancel } = copy.form;

type PromotionDialogProps = { onClose: () => void; onMade: (code: PromotionCode) => Promise<void> };

export const PromotionDialog = ({ onClose, onMade }: PromotionDialogProps) => {
  const shop = useShop();
  const [draft, setDraft] = useState(emptyDraft);
  const [wasAsked, setWasAsked] = useState(false);
  const [openedAt] = useState(() => new Date());
  const outcome = promotionOf(draft, openedAt);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (wanted: NewPromotionCode) =>
      onMade(await (await shop.calls()).admin.newPromotionCode.mutate(wanted)),
  });
  const make = (event: SubmitEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if ('wanted' in outcome && !isPending) mutate(outcome.wanted);
  };
  return (
    <Dialog open onClose={onClose} closeLabel={cancel} title={title}>
      <form noValidate onSubmit={make} className="flex flex-col gap-5">
        <PromotionFields
          draft={draft}
          problems={wasAsked && 'problems' in outcome ? outcome.problems : {}}
          isDisabled={isPending}
          onChange={setDraft}
        />
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {submit}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
