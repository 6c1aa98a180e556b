const USES = ['axe', 'guards', 'sign-in'] as const;
const PROJECTS = ['desktop', 'phone'];

/** One administrator per test and size: an address may ask for a code once a minute only. */
export const adminOf = (use: (typeof USES)[number], project: string) =>
  `${use}-${project}@admins.example.com`;

export const allAdmins = USES.flatMap((use) => PROJECTS.map((project) => adminOf(use, project)));
