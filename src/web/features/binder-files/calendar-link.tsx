import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

const words = copy.calendar;
const KEY = ['calendar-link'];

type Change = 'new' | 'off';

/** Where the calendar of reviews is, to be copied, replaced or switched off. */
export const CalendarLink = ({ onClose }: { onClose: () => void }) => {
  const shop = useShop();
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await shop.calls()).customer.customer.getCalendarLink.query(),
    // A secret is held no longer than it is shown.
    gcTime: 0,
    staleTime: 0,
  });
  const [asked, setAsked] = useState<Change>();
  const change = useMutation({
    mutationFn: async (wanted: Change) => {
      const calls = (await shop.calls()).customer.customer;
      if (wanted === 'new') return calls.renewCalendarLink.mutate();
      await calls.removeCalendarLink.mutate();
      return { url: null };
    },
    onSuccess: (changed) => {
      queries.setQueryData(KEY, changed);
      setAsked(undefined);
    },
  });
  const ask = (wanted: Change) => {
    change.reset();
    setAsked(wanted);
  };
  const cancel = () => {
    change.reset();
    setAsked(undefined);
  };
  const refusal = change.error ? messageFor(change.error).message : undefined;
  const problem = asked ? undefined : (refusal ?? (error && !data ? words.notLoaded : undefined));
  return (
    <Dialog open onClose={onClose} closeLabel={words.close} title={words.title} description={words.text}>
      <div className="flex flex-col gap-4">
        {!data && !error && <Spinner />}
        {data && (
          <div role="group" aria-label={words.address} className="flex flex-col gap-4">
            <Address
              url={data.url}
              isBusy={change.isPending}
              onMake={() => change.mutate('new')}
              onAsk={ask}
            />
          </div>
        )}
        {problem !== undefined && (
          <Alert tone="error" title={problem}>
            {!data && (
              <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
                {words.retry}
              </Button>
            )}
          </Alert>
        )}
        <Feedback tone="success">
          {change.isSuccess && (data?.url === null ? words.removed : words.made)}
        </Feedback>
      </div>
      {asked && (
        <ConfirmDialog
          {...words.ask[asked]}
          cancel={words.cancel}
          busy={change.isPending}
          problem={refusal}
          onConfirm={() => change.mutate(asked)}
          onClose={cancel}
        />
      )}
    </Dialog>
  );
};

type AddressProps = {
  url: string | null;
  isBusy: boolean;
  onMake: () => void;
  /** Whoever has subscribed to the address loses it: that is asked about first. */
  onAsk: (wanted: Change) => void;
};

const Address = ({ url, isBusy, onMake, onAsk }: AddressProps) => {
  if (url === null)
    return (
      <>
        <p>{words.none}</p>
        <Button className="self-start" busy={isBusy} onClick={onMake}>
          {words.make}
        </Button>
      </>
    );
  return (
    <>
      <div className="rounded-control border border-line bg-desk px-4 py-3">
        <p className="text-xs text-quiet">{words.address}</p>
        <p className="mt-1 font-mono text-sm wrap-anywhere text-ink">{url}</p>
        <CopyButton
          text={url}
          label={words.copy}
          name={words.copyName}
          doneLabel={words.copied}
          failedLabel={words.notCopied}
        />
      </div>
      <p className="text-sm">{words.secret}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="ghost" disabled={isBusy} onClick={() => onAsk('new')}>
          {words.renew}
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={() => onAsk('off')}>
          {words.off}
        </Button>
        <p className="text-sm text-quiet">{words.renewHint}</p>
      </div>
    </>
  );
};
