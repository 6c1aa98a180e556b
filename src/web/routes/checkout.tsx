import {
  createFileRoute,
  Link,
  redirect,
  rootRouteId,
  useNavigate,
  useRouteContext,
} from '@tanstack/react-router';
import { loginStateOf } from '#shared/session/login-state.ts';
import { BusinessDetailsForm } from '#web/features/accounts/business-details-form.tsx';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { findOtherBundles, OtherBundles } from '#web/features/catalog/other-bundles.tsx';
import { AccountReview } from '#web/features/checkout/account-review.tsx';
import type { CheckoutProduct } from '#web/features/checkout/checkout-product.ts';
import { currentStep, furthestStep, type Step, stepOf } from '#web/features/checkout/checkout-steps.ts';
import { OrderSummary } from '#web/features/checkout/order-summary.tsx';
import { OwnedNotice } from '#web/features/checkout/owned-notice.tsx';
import { PaymentForm } from '#web/features/checkout/payment-form.tsx';
import { useCheckoutProduct } from '#web/features/checkout/use-checkout-product.ts';
import { useCustomer, whoIsSignedIn } from '#web/lib/session/customer.ts';
import { pageTakenOver } from '#web/lib/session/page-taken-over.ts';
import { useGuardsAfterArrival } from '#web/lib/session/use-guards-after-arrival.ts';
import { copy } from '#web/features/checkout/copy.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { TestModeBanner } from '#web/shell/test-mode-banner.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { Stepper } from '#web/ui/navigation/stepper.tsx';

const title = messages.checkout;

export const Route = createFileRoute('/checkout')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: Step | undefined } => ({
    step: stepOf(step),
  }),
  // Waited for, so that a reload does not show the first step for a moment.
  beforeLoad: async ({ context, search }) => {
    // The server renders it for somebody who has chosen nothing.
    if (typeof window === 'undefined') return;
    const customer = await whoIsSignedIn(context.shop);
    // Named from the start, so that the browser's Back finds the step one came from.
    if (search.step !== undefined) return;
    await pageTakenOver.wait();
    throw redirect({
      to: '/checkout',
      search: { step: furthestStep(loginStateOf(customer)) },
      replace: true,
    });
  },
  loader: async ({ context }) => ({
    bundles: typeof window === 'undefined' ? await findOtherBundles(context) : undefined,
  }),
  head: () => pageHead({ title, description: messages.description, indexed: false }),
  component: CheckoutPage,
});

function CheckoutPage() {
  const { product, isForSale, isKnown } = useCheckoutProduct();
  const { step } = Route.useSearch();
  useGuardsAfterArrival(() => step === undefined);
  return (
    <>
      <TestModeBanner />
      {product && isForSale ? (
        <Steps product={product} />
      ) : (
        <NothingToBuy reason={product ? copy.page.notForSale : copy.page.nothingSelected} isKnown={isKnown} />
      )}
    </>
  );
}

function Steps({ product }: { product: CheckoutProduct }) {
  const { step: asked } = Route.useSearch();
  const { customer, loginState } = useCustomer();
  const navigate = useNavigate({ from: Route.fullPath });
  const step = currentStep(loginState, asked);
  const goTo = (target: Step) => navigate({ search: { step: target } });
  return (
    <div className="grow bg-desk px-4 py-8 sm:py-14">
      <div className="mx-auto grid w-full max-w-[68rem] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Sheet className="px-5 py-8 max-lg:order-last sm:px-10 sm:py-10">
          <h1 className="mb-6 text-3xl font-[650]">{title}</h1>
          <Stepper
            label={copy.page.progress}
            steps={copy.page.steps}
            current={step}
            doneLabel={copy.page.done}
            linkTo={stepLink}
          />
          <div className="mt-8">
            {step === 1 && !customer && <SignInForm onSignedIn={() => goTo(2)} />}
            {step === 1 && customer && (
              <AccountReview email={customer.email} nextLabel={copy.page.next} onNext={() => void goTo(2)} />
            )}
            {step === 2 && customer && (
              <BusinessDetailsForm
                customer={customer}
                submitLabel={copy.page.next}
                onSaved={() => void goTo(3)}
              />
            )}
            {step === 3 && <Payment product={product} />}
          </div>
        </Sheet>
        <aside className="lg:sticky lg:top-24">
          <OrderSummary product={product} />
        </aside>
      </div>
    </div>
  );
}

const stepLink = (step: number, name: string) => (
  <Link
    to="/checkout"
    search={{ step: stepOf(step) }}
    className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-ink"
  >
    {name}
  </Link>
);

function Payment({ product }: { product: CheckoutProduct }) {
  const { site } = useRouteContext({ from: rootRouteId });
  return (
    <div className="flex flex-col gap-5">
      <OwnedNotice productId={product.id} />
      <PaymentForm
        product={product}
        isTestMode={site.isTestMode}
        backLabel={copy.page.back}
        market={site.market}
        prices={site.tax?.prices}
      />
    </div>
  );
}

/** Said before anybody has filled in anything; to whoever may have chosen something, once it is known. */
function NothingToBuy({ reason, isKnown }: { reason: string; isKnown: boolean }) {
  const { bundles } = Route.useLoaderData();
  return (
    <div className={`grow bg-desk ${isKnown ? '' : 'unless-kept'}`}>
      <div className="wrap flex flex-col gap-8 py-8 sm:py-14">
        <div>
          <h1 className="mb-6 text-3xl font-[650]">{title}</h1>
          <Alert tone="error" title={reason}>
            <Link to="/" hash="products" className="underline underline-offset-4">
              {copy.page.browse}
            </Link>
          </Alert>
        </div>
        <OtherBundles first={bundles} />
      </div>
    </div>
  );
}
