/**
 * The words of the shell and of the pages that routes put together. A feature keeps its own in its
 * `words.ts`; refusals are worded in `shared/problems.ts`; the text of an invented document belongs
 * to its drawing.
 */
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
    search: 'Search products',
    products: 'Products',
    documents: 'Documents',
    orders: 'Orders',
    operations: 'Operations',
  },
  account: {
    loggedIn: 'Logged In',
    admin: 'Admin',
    signOut: 'Sign out',
    logo: 'Your logo',
    editProfile: 'Edit your details',
  },
  signIn: {
    title: 'Sign in or create your account',
    text: 'We mail you a code of six characters. There is no password to keep.',
  },
  business: {
    title: 'Tell us about your business',
    text: 'This is printed into your documents. You can change it later.',
    save: 'Save details',
  },
  profile: {
    title: 'Your details',
    text: 'What is printed into documents you order from now on.',
    save: 'Save changes',
  },
  checkout: {
    title: 'Checkout',
    steps: ['Create account', 'Business details', 'Checkout'],
    progress: 'Progress',
    done: 'done',
    next: 'Continue',
    back: 'Back',
    nothingSelected: 'No product has been selected.',
    browse: 'Browse bundles',
    notForSale: 'This bundle is no longer for sale.',
  },
  testMode: { label: 'TEST MODE', text: 'Payments are not real: only test cards are taken.' },
  order: { title: (orderId: string) => `Order No. ${orderId}`, loading: 'Loading your order' },
  checkoutSuccess: { title: 'Thank you for your order', unpaid: 'About your payment' },
  admin: {
    products: 'Our Products',
    newProduct: 'New Product',
    editProduct: (name: string) => `Edit ${name}`,
    documents: 'Your Documents',
    upload: 'Upload New Documents',
    orders: 'Orders',
    allOrders: 'All orders',
    operations: 'Operations',
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
  unreachable: 'The shop could not be reached. Please check your connection and try again.',
  bundles: {
    title: 'Your bundles',
    none: 'What you buy appears here, finished with the name and logo of your business.',
    missing: 'Your bundles cannot be shown right now.',
    tryAgain: 'Try again',
  },
  products: {
    ours: 'Our Products',
    more: 'You might also like',
  },
  notFound: {
    someBundles: 'Or look at one of these bundles',
    title: 'Page not found',
    text: 'The address may be mistyped, or the page has moved.',
    home: 'Back to home',
    searchLabel: 'Search products',
    searchButton: 'Search',
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
