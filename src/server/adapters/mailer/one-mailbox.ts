import { email } from '#shared/email.ts';

/** The last gate before a mail leaves: whatever the caller checked, a list or a header goes no further. */
export const oneMailbox = (to: string) => {
  const address = email.safeParse(to);
  if (!address.success) throw new TypeError('A mail goes to exactly one plain address');
  return address.data;
};
