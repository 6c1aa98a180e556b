import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Dismissal =
  | { onClose: () => void; closeLabel: string }
  /** Without a way to close it, neither Escape nor a click beside it does: it has to be completed. */
  | { onClose?: never; closeLabel?: never };

type DialogProps = Dismissal & {
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** As wide as a form, or as large as the screen: what is in it then scrolls by itself. */
  size?: keyof typeof sizes;
  children: ReactNode;
};

const sizes = {
  form: { content: 'max-w-[34rem] p-5 sm:p-8', body: 'mt-5' },
  screen: {
    content: 'flex h-[calc(100dvh-2rem)] max-w-[90rem] flex-col p-4 sm:h-[calc(100dvh-4rem)] sm:p-6',
    body: 'mt-4 flex min-h-0 grow flex-col',
  },
} as const;

export const Dialog = ({
  open,
  title,
  description,
  size = 'form',
  children,
  onClose,
  closeLabel,
}: DialogProps) => {
  const opener = useRef<Element>(null);
  const surroundings = useRef<Element>(null);
  const rememberOpener = () => {
    opener.current = lastingOpener(document.activeElement);
    surroundings.current = opener.current?.closest('tr, li, [role="group"]') ?? null;
  };
  const returnFocus = (event: Event) => {
    event.preventDefault();
    const target = opener.current?.isConnected
      ? opener.current
      : (firstFocusable(surroundings.current) ?? document.querySelector('main'));
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose?.()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear overflow-y-auto bg-ink/55 p-4 sm:p-8">
          <div className="grid min-h-full grid-cols-[minmax(0,1fr)] place-items-center">
            <Radix.Content
              {...(!description && { 'aria-describedby': undefined })}
              onOpenAutoFocus={rememberOpener}
              onCloseAutoFocus={returnFocus}
              className={`relative w-full rounded-card bg-paper shadow-paper ${sizes[size].content}`}
            >
              <Radix.Title className="pr-10 text-2xl font-[650] wrap-anywhere">{title}</Radix.Title>
              {description && (
                <Radix.Description className="mt-2 text-md wrap-anywhere">{description}</Radix.Description>
              )}
              <div className={sizes[size].body}>{children}</div>
              {onClose && (
                <Radix.Close
                  aria-label={closeLabel}
                  className="absolute top-4 right-4 grid size-10 place-items-center rounded-control text-quiet hover:bg-desk hover:text-ink"
                >
                  <Icon name="close" />
                </Radix.Close>
              )}
            </Radix.Content>
          </div>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
};

/** An item of a menu is gone by the time the dialog closes; the button that opened the menu is not. */
const lastingOpener = (element: Element | null) => {
  const trigger = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  return trigger ? document.getElementById(trigger) : element;
};

/** What was done may have taken the button away that led to it: the keyboard goes on beside it. */
const firstFocusable = (element: Element | null) =>
  element?.isConnected ? element.querySelector('a[href], button') : null;
