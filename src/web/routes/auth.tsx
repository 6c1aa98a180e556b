import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { customerQuery } from '#web/lib/session/customer.ts';
import { onlyVisitors } from '#web/lib/session/guards.ts';
import { useGuardsAfterArrival } from '#web/lib/session/use-guards-after-arrival.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { destinationAfterSignIn, safeReturnTo } from '#web/lib/session/return-to.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { PanelPage } from '#web/shell/pages/panel-page.tsx';

export const Route = createFileRoute('/auth')({
  validateSearch: ({ returnTo }: Record<string, unknown>): { returnTo?: string | undefined } => {
    const target = safeReturnTo(returnTo);
    // Named even when there is none: the router lays this over the address, where an unsafe one would show through.
    return { returnTo: target === '/' ? undefined : target };
  },
  beforeLoad: onlyVisitors,
  head: () => pageHead({ title: messages.signIn.title, description: messages.signIn.text, indexed: false }),
  component: SignInPage,
});

function SignInPage() {
  const { returnTo = '/' } = Route.useSearch();
  const shop = useShop();
  useGuardsAfterArrival(shop.session.isOpen);
  const navigate = useNavigate();
  const goOn = () => {
    const customer = shop.queries.getQueryData(customerQuery(shop).queryKey);
    return navigate({ href: destinationAfterSignIn(returnTo, customer?.isAdmin ?? false), replace: true });
  };
  return (
    <PanelPage title={messages.signIn.title} text={messages.signIn.text}>
      <SignInForm onSignedIn={goOn} />
    </PanelPage>
  );
}
