import { Link, useNavigate } from '@tanstack/react-router';
import type { Customer } from '#shared/contract/account.ts';
import { messages } from '#web/lib/messages.ts';
import { useLightShop } from '#web/lib/server/use-light-shop.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const { account } = messages;

export const useSignOut = () => {
  const { session } = useLightShop();
  const navigate = useNavigate();
  // Home first: the page one is on may not be for visitors.
  return async () => {
    session.leave();
    try {
      // Nothing is asked on the way: whoever signs out means to leave.
      await navigate({ to: '/', ignoreBlocker: true });
    } finally {
      await session.signOut();
    }
  };
};

/** The signed-in customer in the header: logo, status, e-mail, and the way out. */
export const Account = ({ customer }: { customer: Customer }) => {
  const signOut = useSignOut();
  return (
    <div className="flex min-w-0 items-center gap-3 max-lg:hidden">
      <Identity customer={customer} />
      <Button variant="ghost" onClick={() => void signOut()}>
        {account.signOut}
      </Button>
    </div>
  );
};

export const Identity = ({ customer }: { customer: Customer }) => (
  <Link
    to="/profile"
    className="flex min-w-0 items-center gap-2.5 rounded-control"
    title={account.editProfile}
  >
    <VisuallyHidden>{account.editProfile}: </VisuallyHidden>
    {customer.logoUrl && (
      <img
        src={customer.logoUrl}
        alt={account.logo}
        className="size-9 shrink-0 rounded-sheet border border-line object-contain"
      />
    )}
    <Badge>{customer.isAdmin ? account.admin : account.loggedIn}</Badge>
    <span className="max-w-52 truncate text-sm text-ink">{customer.email}</span>
  </Link>
);
