import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { copy } from './copy.ts';

const { open: openLabel, title, text, confirm, cancel, profile } = copy.regenerate;

type RegenerateProps = { orderId: number; onStarted: () => Promise<void> };

/** Makes all documents of an order again, after asking: it replaces what is there. */
export const Regenerate = ({ orderId, onStarted }: RegenerateProps) => {
  const shop = useShop();
  const [open, setOpen] = useState(false);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.regenerateOrder.mutate({ orderId }),
    onSuccess: async () => {
      setOpen(false);
      await onStarted();
    },
  });
  const close = () => {
    setOpen(false);
    reset();
  };
  return (
    <>
      <Button variant="link" size="sm" onClick={() => setOpen(true)}>
        {openLabel}
      </Button>
      <Dialog open={open} onClose={close} closeLabel={cancel} title={title} description={text}>
        {error && <Alert tone="error" title={messageFor(error).message} />}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <Button busy={isPending} onClick={() => mutate()}>
            {confirm}
          </Button>
          <Button variant="ghost" onClick={close}>
            {cancel}
          </Button>
          <Link to="/profile" className={buttonStyles({ variant: 'link', size: 'sm' })}>
            {profile}
          </Link>
        </div>
      </Dialog>
    </>
  );
};
