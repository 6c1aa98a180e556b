/** What the home page says about the shop. */
export const copy = {
  hero: {
    headline: ['Standard operating procedures, with ', 'your name', ' on every page.'],
    lede: 'Choose a bundle, add your business details and logo, and download finished PDF and Word documents.',
    tryLabel: 'See it with your business name',
    browse: 'Browse bundles',
    facts: [
      ['PDF + DOCX', 'in every order'],
      ['Your logo', 'in the header'],
      ['Card payment', 'on Stripe’s page'],
    ],
  },
  steps: {
    title: 'From bundle to binder',
    list: [
      { name: 'Create account', text: 'A six-character code by e-mail. No password to keep.' },
      {
        name: 'Business details',
        text: 'Name, address and a PNG logo. Used on every page, editable later.',
      },
      { name: 'Checkout', text: 'Pay by card, then watch each document finish and download the set.' },
    ],
  },
  firstSteps: {
    label: 'First steps',
    customer: { term: 'Be a customer', text: 'Sign in with any e-mail address.' },
    admin: { term: 'Be an admin', text: 'Sign in as' },
    mails: { term: 'Read the mails', text: 'Codes and receipts:', link: 'mail viewer' },
    payment: { term: 'Pay', text: 'Any later date and CVC, with the card' },
    dismiss: 'Dismiss first steps',
  },
  contact: {
    title: 'Need a procedure you cannot find?',
    text: 'Tell us what your team does and we will point you to the right bundle.',
    emailUs: 'Email us',
  },
} as const;
