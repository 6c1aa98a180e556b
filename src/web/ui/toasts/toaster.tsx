import { useEffect } from 'react';
import { toast, Toaster as Sonner } from 'sonner';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Icon } from '#web/ui/icon.tsx';
import { type ToastMessage, toastQueue } from './toast-queue.ts';

const present = ({ tone, text, action }: ToastMessage) =>
  toast[tone](text, action && { action: { label: action.label, onClick: action.onSelect } });

// A default export, because that is what React's lazy takes.
export default function Toaster({ label }: { label: string }) {
  useEffect(() => toastQueue.drainInto(present), []);
  return (
    <Sonner
      containerAriaLabel={label}
      position="bottom-right"
      style={{ fontFamily: 'inherit' }}
      icons={{
        success: <Icon name="check" className="size-4.5 text-green" />,
        error: <Icon name="alert" className="size-4.5 text-stamp" />,
        info: <Icon name="info" className="size-4.5 text-quiet" />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'flex w-full items-center gap-3 rounded-control border border-line bg-paper px-4 py-3 shadow-paper',
          title: 'text-md text-ink',
          actionButton: buttonStyles({ variant: 'link', size: 'sm', class: 'ml-auto' }),
        },
      }}
    />
  );
}
