const USES = [
  'axe',
  'guards',
  'interview',
  'no-errors',
  'sign-in',
  'upload-choosing',
  'upload-asking',
  'upload-whole',
  'upload-refused',
  'upload-twenty',
  'upload-poison',
  'upload-retry',
  'upload-missed',
  'upload-twins',
  'upload-leaving',
  'overlay',
  'upload-guide',
  'documents-list',
  'documents-states',
  'documents-card',
  'documents-fill',
  'orders-list',
  'orders-one',
  'orders-selling',
  'orders-refunding',
  'customers',
  'promotions',
  'sales',
  'operations',
  'operations-real',
  'product-list',
  'product-search',
  'product-deletion',
  'product-creation',
  'product-picker',
  'product-problems',
  'product-edit',
  'product-order',
  'product-conflict',
  'product-leaving',
] as const;
const PROJECTS = ['desktop', 'phone'];

/** One administrator per test and size: an address may ask for a code once a minute only. */
export const adminOf = (use: (typeof USES)[number], project: string) =>
  `${use}-${project}@admins.example.com`;

export const allAdmins = USES.flatMap((use) => PROJECTS.map((project) => adminOf(use, project)));
