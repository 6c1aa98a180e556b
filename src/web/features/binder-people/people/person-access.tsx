import { useState } from 'react';
import type { Reader } from '#shared/contract/reading/readers.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { ConfirmDialog } from '#web/features/binder-people/confirm-dialog.tsx';
import { copy } from '#web/features/binder-people/copy.ts';
import { useChange } from '#web/features/binder-people/use-change.ts';

const words = copy.person;

const labels = {
  renewReaderLink: words.renewLink,
  removeReaderLink: words.takeLink,
  renewReaderPin: words.newPin,
  removeReaderPin: words.takePin,
};

type Calls = keyof typeof labels;

/** How somebody gets to what they have to read: by an address of their own, or with a PIN. */
export const PersonAccess = ({ reader: { id, link, pin } }: { reader: Reader }) => {
  const shop = useShop();
  const [sure, setSure] = useState<Calls>();
  const send = async (call: Calls) => {
    await (await shop.calls()).customer.customer[call].mutate({ id });
  };
  const { mutate, isPending } = useChange(send);
  /** Who had no way in loses none. */
  const renew = (call: Calls, known: string | null) => (known === null ? mutate(call) : setSure(call));
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <div className="rounded-control border border-line bg-desk px-4 py-3">
        <dt className="text-xs text-quiet">{words.link}</dt>
        <dd>
          {link === null ? (
            <p className="mt-1 text-sm">{words.linkNone}</p>
          ) : (
            <>
              <p className="mt-1 font-mono text-xs wrap-anywhere text-ink">{link}</p>
              <div className="flex">
                <CopyButton
                  text={link}
                  label={words.copyLink}
                  name={words.copyLink}
                  doneLabel={words.copied}
                  failedLabel={words.notCopied}
                />
              </div>
              <p className="text-xs text-quiet">{words.linkHint}</p>
            </>
          )}
          <div className="mt-1 flex flex-wrap gap-x-4">
            <Button
              variant="link"
              size="sm"
              disabled={isPending}
              onClick={() => renew('renewReaderLink', link)}
            >
              {words.renewLink}
            </Button>
            {link !== null && (
              <Button
                variant="link"
                size="sm"
                disabled={isPending}
                onClick={() => setSure('removeReaderLink')}
              >
                {words.takeLink}
              </Button>
            )}
          </div>
        </dd>
      </div>
      <div className="rounded-control border border-line bg-desk px-4 py-3">
        <dt className="text-xs text-quiet">{words.pin}</dt>
        <dd>
          <p role="status" className="mt-1 font-mono text-lg text-ink">
            {pin ?? <span className="font-sans text-sm">{words.pinNone}</span>}
          </p>
          <div className="mt-1 flex flex-wrap gap-x-4">
            <Button
              variant="link"
              size="sm"
              disabled={isPending}
              onClick={() => renew('renewReaderPin', pin)}
            >
              {words.newPin}
            </Button>
            {pin !== null && (
              <Button
                variant="link"
                size="sm"
                disabled={isPending}
                onClick={() => setSure('removeReaderPin')}
              >
                {words.takePin}
              </Button>
            )}
          </div>
        </dd>
      </div>
      {sure && (
        <ConfirmDialog
          title={labels[sure]}
          text={words.sure[sure]}
          label={labels[sure]}
          onConfirm={() => send(sure)}
          onClose={() => setSure(undefined)}
        />
      )}
    </dl>
  );
};
