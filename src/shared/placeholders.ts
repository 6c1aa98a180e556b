/**
 * What admins may put in their documents, as `{{first_name}}`; the wording is the upload screen's. The kind tells what is no
 * plain text: a picture, or what may be the address of a link.
 */
export const placeholders = {
  logo: { wording: 'Logo in the header', aliases: ['business logo'], kind: 'logo' },
  first_name: { wording: 'Customer first name', aliases: ['customer first name'] },
  last_name: { wording: 'Customer last name', aliases: ['customer last name'] },
  email: {
    wording: 'Customer email',
    aliases: ['customer email', 'email address', 'customer email address'],
    kind: 'email',
  },
  business_name: { wording: 'Business name', aliases: [] },
  website: { wording: 'Website', aliases: ['business website'], kind: 'website', mayBeEmpty: true },
  street: { wording: 'Business street', aliases: ['business street'] },
  city: { wording: 'City', aliases: ['business city'] },
  zip_code: { wording: 'Zip code', aliases: ['zip', 'business zip code'] },
  state: { wording: 'State', aliases: ['business state'] },
  full_address: {
    wording: 'Full business address',
    aliases: ['full business address', 'business address'],
  },
  date: { wording: "Today's date", aliases: ["today's date", 'today'] },
} as const satisfies Record<
  string,
  { wording: string; aliases: readonly string[]; kind?: 'logo' | 'email' | 'website'; mayBeEmpty?: boolean }
>;

export type PlaceholderKey = keyof typeof placeholders;
export type TextPlaceholderKey = Exclude<PlaceholderKey, 'logo'>;
export type PlaceholderValues = Readonly<Record<TextPlaceholderKey, string>>;

export const placeholderKeys = Object.keys(placeholders) as PlaceholderKey[];

export const tagOf = (key: PlaceholderKey) => `{{${key}}}`;
