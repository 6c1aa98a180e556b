/** What the page of a product says. */
export const copy = {
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  updates: (months: number | undefined) =>
    months === undefined
      ? 'Updates included'
      : `Updates for ${months === 1 ? '1 month' : `${months} months`} included`,
  about: 'About this bundle',
  and: ' and ',
  personalised: {
    before: 'Every document comes finished with',
    fields: [
      'your logo',
      'your business name',
      'your address',
      'your website',
      'your name and e-mail',
      'the date',
    ],
    after: 'already in place.',
  },
  questions: {
    title: 'Made to fit',
    asks: (count: number) =>
      `Asks ${count === 1 ? '1 question' : `${count} questions`} to fit your operation:`,
    more: (count: number) => `${count} more`,
  },
  documents: {
    title: 'What is inside',
    ownHint: 'These are your own pages, marked as samples; the first of each document only.',
    hint: 'Samples are filled in for an invented company and show the first pages only.',
    openPage: (name: string, page: number, count: number) => `Open ${name}, page ${page} of ${count}`,
    page: (name: string, page: number, count: number) => `${name}, page ${page} of ${count}`,
    sample: (name: string) => `Sample PDF of ${name}`,
    samplePdf: 'Sample PDF',
    noPreview: 'No preview yet',
  },
  lightbox: {
    previous: 'Previous page',
    next: 'Next page',
    close: 'Close',
    lightbox: 'Sample pages',
    of: 'of',
  },
  checkoutWithoutScripts: 'Buying needs JavaScript: please switch it on for this site.',
  checkout: 'Proceed to Checkout',
  notForSale: 'Not for sale yet',
  notForSaleHint: 'This bundle is being prepared for sale. Please check back in a few minutes.',
  signIn: 'Sign in',
  haveAccount: 'Already have an account?',
  bar: 'Order this bundle',
  backToProduct: 'Back to the product',
} as const;
