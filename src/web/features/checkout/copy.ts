/** What the checkout says. */
export const copy = {
  page: {
    steps: ['Create account', 'Business details', 'Checkout'],
    progress: 'Progress',
    done: 'done',
    next: 'Continue',
    back: 'Back',
    nothingSelected: 'No product has been selected.',
    browse: 'Browse bundles',
    notForSale: 'This bundle is no longer for sale.',
  },
  account: (email: string) => `You are signed in as ${email}.`,
  summary: {
    title: 'Your order',
    documents: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    included: 'What is included',
    excel: 'with Excel',
    formats: 'Each as PDF and Word, with your name, address and logo.',
    total: 'Total',
    view: 'View Product',
  },
  priceChanged: (price: string) => `The price has changed since you chose this bundle. It is now ${price}.`,
  alreadyOwned: 'You already own this',
  alreadyOwnedHint: 'You can buy it again, or use the documents you have:',
  ownedOrder: (orderId: number) => `Order No. ${orderId}`,
  pay: 'Continue to secure payment',
  /** For consumers, whom the law wants to be told so. */
  payInEu: 'Order with obligation to pay',
  businessesOnly: 'For businesses only',
  waiver: {
    missed: 'Please tick this box first.',
    notLoaded: 'What you are asked to agree to could not be loaded.',
    retry: 'Try again',
  },
  leaving: 'Taking you to the payment page',
  payHint: (price: string) =>
    `You pay ${price} on the page of our payment provider. Your documents are made as soon as the payment is confirmed.`,
  notStarted: 'The payment could not be started.',
  card: {
    title: 'Card (a mock, for testing)',
    text: 'Nothing you type here leaves this page. You pay with a test card on the next page.',
    labels: {
      number: 'Card number',
      expiry: 'MM / YY',
      cvc: 'CVC',
      name: 'Cardholder name',
      zip: 'Zip',
    },
    missing: (label: string) => `${label} is required.`,
  },
} as const;
