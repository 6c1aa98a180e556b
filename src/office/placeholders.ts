import { nearestName } from './language/nearest-name.ts';
import type { Value } from './language/value.ts';
import type { Extent } from './pictures/picture-image.ts';

/**
 * Most placeholders become text. A `logo`, a `code` or a `picture` becomes a picture; a `website` or an `email` may also be the whole
 * address of a link. The others are printed in the way of their kind, and may be formatted and asked about.
 */
export type PlaceholderKind =
  | 'text'
  | 'logo'
  | 'code'
  | 'picture'
  | 'website'
  | 'email'
  | 'number'
  | 'yesNo'
  | 'oneOf'
  | 'severalOf'
  | 'date'
  | 'list';

export type PlaceholderDefinition = {
  /** Other names that people give it. */
  readonly aliases?: readonly string[];
  readonly kind?: PlaceholderKind;
  /** Whether a document may be filled without a value for it. */
  readonly mayBeEmpty?: boolean;
  /** Whether it is named among those there are, where nobody knows which one was meant; so it is unless said otherwise. */
  readonly isListed?: boolean;
  /** Of a number. */
  readonly unit?: string;
  readonly decimals?: number;
  /** Of what is chosen among. */
  readonly choices?: readonly string[];
  /** Of a list. */
  readonly columns?: PlaceholderTable;
  /** Of a picture: the room it gets where it is written as text. */
  readonly box?: Extent;
};

/** By key, as it is best written between the braces. */
export type PlaceholderTable = Readonly<Record<string, PlaceholderDefinition>>;

export type Placeholders = {
  readonly keys: readonly string[];
  /** The key that shows how a placeholder is written, where it is not known which one was meant. */
  readonly example: string;
  readonly definitionOf: (key: string) => PlaceholderDefinition;
  readonly kindOf: (key: string) => PlaceholderKind;
  readonly mayBeEmpty: (key: string) => boolean;
  /** The names that hold inside a list's rows. */
  readonly columnsOf: (key: string) => Placeholders | undefined;
  readonly find: (written: string) => string | undefined;
  /** The known name an unknown one was most likely meant to be: what people write for it elsewhere, or one that differs by a slip. */
  readonly nearest: (written: string) => string | undefined;
  /** Quick to tell: whether a source may name a logo anywhere. */
  readonly mayNameLogo: (source: string) => boolean;
};

/** What a template is filled with; a placeholder without a value becomes nothing. */
export type Filling = {
  readonly placeholders: Placeholders;
  readonly values: Readonly<Record<string, Value>>;
  /** What tests give whatever the values are, by the test as `testOf` reads it: to look at both sides of a template. */
  readonly outcomes?: ReadonlyMap<string, boolean> | undefined;
};

export const tagOf = (key: string) => `{{${key}}}`;

export const definePlaceholders = (
  table: PlaceholderTable,
  {
    example = Object.keys(table)[0] ?? 'name',
    meant = {},
  }: { example?: string; meant?: Readonly<Record<string, string>> } = {},
): Placeholders => {
  const keys = Object.keys(table);
  const definitionOf = (key: string) => (Object.hasOwn(table, key) ? (table[key] ?? {}) : {});
  const kindOf = (key: string) => definitionOf(key).kind ?? 'text';
  const namesOf = (key: string) => [key, ...(definitionOf(key).aliases ?? [])];
  /** A Map, so that `{{constructor}}` finds nothing. */
  const keyByName = new Map(
    keys.flatMap((key) => namesOf(key).map((name) => [normalize(name), key] as const)),
  );
  const meantByName = new Map(Object.entries(meant).map(([name, key]) => [normalize(name), key]));
  const columnsByKey = new Map(
    keys.flatMap((key) => {
      const { columns } = definitionOf(key);
      return columns ? [[key, definePlaceholders(columns)] as const] : [];
    }),
  );
  const logoNames = keys.filter((key) => kindOf(key) === 'logo').flatMap(namesOf);
  const logoWords = new Set(logoNames.map(lastWord));
  const logoWord = logoWords.size === 0 ? undefined : new RegExp([...logoWords].join('|'), 'iu');

  const found = new Map<string, string | undefined>();
  /** The same few names are looked up in every row of a list. */
  const find = (written: string) => {
    if (found.has(written)) return found.get(written);
    const key = keyByName.get(normalize(written));
    if (found.size < MAX_REMEMBERED) found.set(written, key);
    return key;
  };

  return {
    keys,
    example,
    definitionOf,
    kindOf,
    mayBeEmpty: (key) => definitionOf(key).mayBeEmpty ?? false,
    columnsOf: (key) => columnsByKey.get(key),
    find,
    nearest: (written) => {
      const known = meantByName.get(normalize(written));
      if (known !== undefined) return known;
      const nearest = nearestName(normalize(written), keyByName.keys());
      return nearest === undefined ? undefined : keyByName.get(nearest);
    },
    mayNameLogo: (source) => logoWord?.test(source) ?? false,
  };
};

const MAX_REMEMBERED = 1000;

/** Word adds no-break spaces, smart quotes, ligatures and dashes; only letters and digits count. */
const normalize = (written: string) =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whatever stands between the words of a name, its last word is written in one piece. */
const lastWord = (name: string) => name.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? name;
