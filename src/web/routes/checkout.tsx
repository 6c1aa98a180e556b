import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { BusinessDetailsForm } from '#web/features/accounts/business-details-form.tsx';
import { SignInForm } from '#web/features/auth/sign-in-form.tsx';
import { currentStep, type Step } from '#web/features/checkout/checkout-steps.ts';
import { useCustomer, whoIsSignedIn } from '#web/lib/customer.ts';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { selectedProduct } from '#web/lib/selected-product.ts';
import { Alert } from '#web/ui/alert.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Sheet } from '#web/ui/sheet.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

const { title, steps, progress, done, next, back, nothingSelected, browse } = messages.checkout;

export const Route = createFileRoute('/checkout')({
  ssr: false,
  validateSearch: ({ step }: Record<string, unknown>): { step?: Step } =>
    step === 2 || step === 3 ? { step } : {},
  // Waited for, so that a reload does not show the first step for a moment.
  beforeLoad: async ({ context }) => {
    await whoIsSignedIn(context.shop);
  },
  head: () => pageHead({ title, indexed: false }),
  component: CheckoutPage,
});

function CheckoutPage() {
  const { step: asked } = Route.useSearch();
  const { customer, loginState } = useCustomer();
  const navigate = useNavigate({ from: Route.fullPath });
  const step = currentStep(loginState, asked);
  const goTo = (target: Step) => navigate({ search: target === 1 ? {} : { step: target } });
  return (
    <div className="grow bg-desk px-4 py-10 sm:py-14">
      <Sheet className="mx-auto w-full max-w-[44rem] px-5 py-8 sm:px-10 sm:py-10">
        <h1 className="mb-6 text-3xl font-[650]">{title}</h1>
        <Stepper label={progress} steps={steps} current={step} doneLabel={done} />
        <div className="mt-8">
          {step === 1 && <SignInForm onSignedIn={() => goTo(2)} />}
          {step === 2 && customer && (
            <BusinessDetailsForm customer={customer} submitLabel={next} onSaved={() => void goTo(3)} />
          )}
          {step === 3 && <Payment />}
        </div>
      </Sheet>
    </div>
  );
}

function Payment() {
  return (
    <div className="flex flex-col gap-5">
      {!selectedProduct.read() && <Alert tone="error" title={nothingSelected} />}
      <div className="flex flex-wrap gap-3">
        <Link to="/checkout" search={{ step: 2 }} className={buttonStyles({ variant: 'ghost' })}>
          {back}
        </Link>
        <Link to="/" hash="products" className={buttonStyles()}>
          {browse}
        </Link>
      </div>
    </div>
  );
}
