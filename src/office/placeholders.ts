/**
 * Most placeholders become text. A `logo` becomes a picture; a `website` or an `email` may also be the whole
 * address of a link.
 */
export type PlaceholderKind = 'text' | 'logo' | 'website' | 'email';

/** By key, as it is best written between the braces; with other names that people give it. */
type PlaceholderTable = Readonly<
  Record<
    string,
    { readonly aliases?: readonly string[]; readonly kind?: PlaceholderKind; readonly mayBeEmpty?: boolean }
  >
>;

export type Placeholders = {
  readonly keys: readonly string[];
  /** The key that shows how a placeholder is written, where it is not known which one was meant. */
  readonly example: string;
  readonly kindOf: (key: string) => PlaceholderKind;
  /** Whether a document may be filled without a value for it. */
  readonly mayBeEmpty: (key: string) => boolean;
  readonly find: (written: string) => string | undefined;
  /** The known name an unknown one was most likely meant to be. */
  readonly nearest: (written: string) => string | undefined;
  /** Quick to tell: whether a source may name a logo anywhere. */
  readonly mayNameLogo: (source: string) => boolean;
};

/** What a template is filled with; a placeholder without a value becomes nothing. */
export type Filling = {
  readonly placeholders: Placeholders;
  readonly values: Readonly<Record<string, string>>;
};

export const tagOf = (key: string) => `{{${key}}}`;

export const definePlaceholders = (
  table: PlaceholderTable,
  { example = Object.keys(table)[0] ?? 'name' }: { example?: string } = {},
): Placeholders => {
  const keys = Object.keys(table);
  const kindOf = (key: string) => table[key]?.kind ?? 'text';
  const mayBeEmpty = (key: string) => table[key]?.mayBeEmpty ?? false;
  const namesOf = (key: string) => [key, ...(table[key]?.aliases ?? [])];
  /** A Map, so that `{{constructor}}` finds nothing. */
  const keyByName = new Map(
    keys.flatMap((key) => namesOf(key).map((name) => [normalize(name), key] as const)),
  );
  const longestName = Math.max(0, ...[...keyByName.keys()].map((name) => name.length));
  const logoNames = keys.filter((key) => kindOf(key) === 'logo').flatMap(namesOf);
  const logoWords = new Set(logoNames.map(lastWord));

  const find = (written: string) => keyByName.get(normalize(written));

  const nearest = (written: string) => {
    const name = normalize(written);
    if (name === '' || name.length > longestName + 3) return undefined;
    let found: string | undefined;
    let smallest = tolerance(name.length) + 1;
    for (const [known, key] of keyByName) {
      const distance = editDistance(name, known);
      if (distance >= smallest) continue;
      smallest = distance;
      found = key;
    }
    return found;
  };

  const logoWord = logoWords.size === 0 ? undefined : new RegExp([...logoWords].join('|'), 'iu');
  const mayNameLogo = (source: string) => logoWord?.test(source) ?? false;

  return { keys, example, kindOf, mayBeEmpty, find, nearest, mayNameLogo };
};

/** Word adds no-break spaces, smart quotes, ligatures and dashes; only letters and digits count. */
const normalize = (written: string) =>
  written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whatever stands between the words of a name, its last word is written in one piece. */
const lastWord = (name: string) => name.match(/[\p{L}\p{N}]+/gu)?.at(-1) ?? name;

const tolerance = (length: number) => {
  if (length <= 4) return 1;
  return length <= 8 ? 2 : 3;
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
