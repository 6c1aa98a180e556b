const USES = [
  'axe',
  'binder',
  'manual',
  'updates',
  'scanning',
  'guards',
  'interview',
  'pictures',
  'no-errors',
  'sign-in',
  'upload-whole',
  'upload-refused',
  'upload-objects',
  'overlay',
  'own-pages',
  'colours',
  'documents-list',
  'documents-card',
  'orders-one',
  'orders-selling',
  'plain-market',
  'orders-refunding',
  'customers',
  'promotions',
  'readers',
  'operations',
  'product-list',
  'product-creation',
  'product-edit',
] as const;
const PROJECTS = ['desktop', 'phone'];

/** One administrator per test and size: an address may ask for a code once a minute only. */
export const adminOf = (use: (typeof USES)[number], project: string) =>
  `${use}-${project}@admins.example.com`;

export const allAdmins = USES.flatMap((use) => PROJECTS.map((project) => adminOf(use, project)));
