/** What the home page says about the shop. */
export const words = {
  hero: {
    headline: ['Standard operating procedures, with ', 'your name', ' on every page.'],
    lede: 'Choose a bundle, add your business details and logo, and download finished PDF and Word documents.',
    tryLabel: 'See it with your business name',
    browse: 'Browse bundles',
    facts: [
      ['PDF + DOCX', 'in every order'],
      ['Your logo', 'in the header'],
      ['Card payment', "on Stripe's page"],
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
  contact: {
    title: 'Need a procedure you cannot find?',
    text: 'Tell us what your team does and we will point you to the right bundle.',
    emailUs: 'Email us',
  },
} as const;
