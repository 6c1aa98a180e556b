/** What admins may put in their documents, as `{{first_name}}`; the wording is the upload screen's. */
export const placeholders = {
  logo: { wording: 'Logo in the header', aliases: ['business logo'] },
  first_name: { wording: 'Customer first name', aliases: ['customer first name'] },
  last_name: { wording: 'Customer last name', aliases: ['customer last name'] },
  email: {
    wording: 'Customer email',
    aliases: ['customer email', 'email address', 'customer email address'],
  },
  business_name: { wording: 'Business name', aliases: [] },
  website: { wording: 'Website', aliases: ['business website'] },
  street: { wording: 'Business street', aliases: ['business street'] },
  city: { wording: 'City', aliases: ['business city'] },
  zip_code: { wording: 'Zip code', aliases: ['zip', 'business zip code'] },
  state: { wording: 'State', aliases: ['business state'] },
  full_address: {
    wording: 'Full business address',
    aliases: ['full business address', 'business address'],
  },
  date: { wording: "Today's date", aliases: ["today's date", 'today'] },
} as const satisfies Record<string, { wording: string; aliases: readonly string[] }>;

export type PlaceholderKey = keyof typeof placeholders;
export type TextPlaceholderKey = Exclude<PlaceholderKey, 'logo'>;
export type PlaceholderValues = Readonly<Record<TextPlaceholderKey, string>>;

export const placeholderKeys = Object.keys(placeholders) as PlaceholderKey[];

export const tagOf = (key: PlaceholderKey) => `{{${key}}}`;

/** Word adds no-break spaces, smart quotes, ligatures and dashes; only letters and digits count. */
const normalize = (written: string) =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A Map, so that `{{constructor}}` finds nothing. */
const keyByName = new Map(
  placeholderKeys.flatMap((key) =>
    [key, ...placeholders[key].aliases].map((name) => [normalize(name), key] as const),
  ),
);

export const findPlaceholder = (written: string): PlaceholderKey | undefined =>
  keyByName.get(normalize(written));

const LONGEST_NAME = Math.max(...[...keyByName.keys()].map((name) => name.length));

const tolerance = (length: number) => {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
};

/** The known name an unknown one was most likely meant to be. */
export const nearestPlaceholder = (written: string): PlaceholderKey | undefined => {
  const name = normalize(written);
  if (name === '' || name.length > LONGEST_NAME + 3) return undefined;
  let nearest: PlaceholderKey | undefined;
  let smallest = tolerance(name.length) + 1;
  for (const [known, key] of keyByName) {
    const distance = editDistance(name, known);
    if (distance >= smallest) continue;
    smallest = distance;
    nearest = key;
  }
  return nearest;
};

/** Letters missing, added, changed or swapped with their neighbour. */
const editDistance = (from: string, to: string) => {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (same ? 0 : 1),
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
};
