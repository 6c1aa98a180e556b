import { Link } from '@tanstack/react-router';
import { type SubmitEvent, useRef, useState } from 'react';
import type { Market } from '#shared/legal/market.ts';
import { formatPrice } from '#shared/money.ts';
import { type Prices, taxWords } from '#web/ui/tax-words.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import type { CheckoutProduct } from './checkout-product.ts';
import { type CardField, missingFields, testCard } from './mock-card.ts';
import { MockCardForm } from './mock-card-form.tsx';
import { usePayment } from './use-payment.ts';
import { useWaiver } from './use-waiver.ts';
import { WaiverField } from './waiver-field.tsx';
import { copy } from './copy.ts';

type PaymentFormProps = {
  product: CheckoutProduct;
  isTestMode: boolean;
  backLabel: string;
  market?: Market | undefined;
  /** Undefined where no tax is worked out. */
  prices?: Prices | undefined;
};

/** The last step: what is typed here is not a card but, in test mode, a mock of one; paying happens on the provider's page. */
export const PaymentForm = ({ product, isTestMode, backLabel, market, prices }: PaymentFormProps) => {
  const { payment, pay } = usePayment();
  const waiver = useWaiver(market);
  const [card, setCard] = useState(testCard);
  const [problems, setProblems] = useState<CardField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const isLeaving = payment.state === 'leaving';

  const focusOn = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isLeaving) return;
    const missing = isTestMode ? missingFields(card) : [];
    setProblems(missing);
    const [first] = missing;
    const lacksWaiver = waiver.isAsked && !waiver.isTicked;
    if (lacksWaiver) waiver.miss();
    if (first ?? lacksWaiver) focusOn(first ? `[data-card=${first}]` : '[data-waiver]');
    else void pay(product.stripePriceId, waiver.consent);
  };

  const change = (field: CardField, value: string) => {
    setCard((known) => ({ ...known, [field]: value }));
    setProblems((known) => known.filter((problem) => problem !== field));
  };

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-5">
      {product.hasNewPrice && <Alert title={copy.priceChanged(formatPrice(product.price))} />}
      {isTestMode && <MockCardForm card={card} problems={problems} onChange={change} />}
      {payment.state === 'refused' && (
        <Alert tone="error" title={copy.notStarted}>
          {payment.message}
        </Alert>
      )}
      <p className="text-md">{copy.payHint(priceWith(prices, product.price))}</p>
      {market === 'b2b' && <p className="text-md font-semibold text-ink">{copy.businessesOnly}</p>}
      {waiver.isAsked && <WaiverField state={waiver} />}
      <div className="flex flex-wrap-reverse items-center justify-between gap-3">
        <Link to="/checkout" search={{ step: 2 }} className={buttonStyles({ variant: 'link' })}>
          {backLabel}
        </Link>
        <Button type="submit" size="lg" busy={isLeaving} className="max-sm:w-full">
          {isLeaving ? copy.leaving : market === 'eu' ? copy.payInEu : copy.pay}
        </Button>
      </div>
    </form>
  );
};

const priceWith = (prices: Prices | undefined, price: number) =>
  prices ? `${formatPrice(price)} ${taxWords[prices]}` : formatPrice(price);
