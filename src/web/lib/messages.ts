/** Every sentence of the shell and its static screens, in one place. */
export const messages = {
  shopName: 'Bindery',
  tagline: 'SOP bundles with your name on every page',
  description:
    'Ready-made standard operating procedures, finished with your business name, address and logo.',
  skipToContent: 'Skip to content',
  notifications: 'Notifications',
  header: {
    mainNavigation: 'Main',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    signUp: 'Sign Up',
  },
  marketing: {
    about: 'About',
    howItWorks: 'How it works',
    managedServices: 'Managed Services',
    industries: 'Industries',
    contactUs: 'Contact us',
  },
  footer: { navigation: 'Footer', copyright: (year: number) => `© ${year} Bindery` },
  offline: 'You are offline. What is on the screen stays; anything new has to wait.',
  home: {
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
  products: {
    ours: 'Our Products',
    loading: 'Loading products',
    none: 'The first bundles are on their way',
    noneHint: 'Please look in again soon, or tell us below what you need.',
    documentCount: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    formats: 'PDF · DOCX',
    preview: 'Preview',
    previewOf: (name: string) => `Preview ${name}`,
    view: 'View Product',
    viewNamed: (name: string) => `View Product ${name}`,
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
  notFound: {
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Back to home',
  },
  productError: {
    title: 'Sorry, this product does not exist',
    text: 'It may have been renamed or taken off the shelf.',
    home: 'Return home',
  },
  routeError: {
    title: 'Something went wrong',
    text: 'The page could not be shown. Trying again often helps.',
    tryAgain: 'Try again',
    requestId: 'Request id',
  },
} as const;
