import { isPictureKind, type PictureKind, pictureKinds } from '#office/pictures/picture-kinds.ts';
import type { PlaceholderDefinition, PlaceholderKind } from '#office/placeholders.ts';
import { addSpan, dateStyles, isDateStyle, printDay, readSpan } from './dates.ts';
import { printItems, printNumber, printValue } from './print-value.ts';
import { shorten } from './shorten.ts';
import { hasValue, type Value } from './value.ts';

/** As written after a bar: `date: long`. */
export type FormatCall = { name: string; argument: string };

type Input = {
  value: Value | undefined;
  kind: PlaceholderKind;
  definition: PlaceholderDefinition;
  argument: string;
};

type Format = {
  /** What it can be used of; all but a picture where nothing is said. */
  fits?: readonly PlaceholderKind[];
  /** What comes of it; text where nothing is said. */
  gives?: PlaceholderKind;
  /** What may be written after the name, in words for its author; nothing may where nothing is said. */
  argument?: { fits: (written: string) => boolean; said: string };
  apply: (input: Input) => Value | undefined;
};

const ofText = (change: (text: string) => string): Format => ({
  apply: ({ value, kind, definition }) => change(printValue(value, kind, definition)),
});

const ofItems = (join: (items: string[]) => string): Format => ({
  fits: ['severalOf', 'list'],
  apply: ({ value }) => (typeof value === 'object' ? join(printItems(value)) : value),
});

const ofNumber = (print: (value: number, argument: string) => string): Format => ({
  fits: ['number'],
  apply: ({ value, argument }) => (typeof value === 'number' ? print(value, argument) : value),
});

const isLength = (written: string) => /^(?:[1-9]\d|1\d\d|200)$/.test(written);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A Map, so that `constructor` is no format. */
const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['upper', ofText((text) => text.toUpperCase())],
  ['lower', ofText((text) => text.toLowerCase())],
  ['sentence', ofText((text) => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase())],
  ['initials', ofText((text) => (text.match(/(?<![\p{L}\p{N}'’-])\p{L}/gu) ?? []).join('').toUpperCase())],
  [
    'shorten',
    {
      argument: { fits: isLength, said: 'how many characters may be printed, 10 to 200' },
      apply: ({ value, kind, definition, argument }) =>
        shorten(printValue(value, kind, definition), Number(argument)),
    },
  ],
  [
    'date',
    {
      fits: ['date'],
      argument: { fits: isDateStyle, said: `one of ${dateStyles.join(', ')}` },
      apply: ({ value, argument }) =>
        typeof value === 'string' && isDateStyle(argument) ? printDay(value, argument) : value,
    },
  ],
  [
    'plus',
    {
      fits: ['date'],
      gives: 'date',
      argument: { fits: (written) => readSpan(written) !== undefined, said: 'a span such as 12 months' },
      apply: ({ value, argument }) => {
        const span = readSpan(argument);
        return typeof value === 'string' && span ? addSpan(value, span) : value;
      },
    },
  ],
  [
    'number',
    {
      ...ofNumber((value, decimals) => printNumber(value, Number(decimals), Number(decimals))),
      argument: { fits: (written) => /^[0-4]$/.test(written), said: 'the number of decimals, 0 to 4' },
    },
  ],
  ['money', ofNumber((value) => money.format(value))],
  ['comma list', ofItems((items) => items.join(', '))],
  ['bullet list', ofItems((items) => items.map((item) => `• ${item}`).join('\n'))],
  [
    'or',
    {
      argument: { fits: (written) => written !== '', said: 'the text to print instead' },
      apply: ({ value, kind, definition, argument }) =>
        hasValue(value) ? printValue(value, kind, definition) : argument,
    },
  ],
]);

const formatNames = [...formats.keys()];

/** What is wrong with the use of a format, in words for its author; or what comes of it. */
export const checkFormat = (
  { name, argument }: FormatCall,
  kind: PlaceholderKind,
): { gives: PlaceholderKind } | { mistake: string } => {
  const format = formats.get(name);
  if (!format) return { mistake: `“${name}” is not a format. Use one of ${formatNames.join(', ')}.` };
  if (isPictureKind(kind)) return { mistake: `A ${asPicture(kind)} takes no format.` };
  if (format.fits && !format.fits.includes(kind))
    return {
      mistake: `The format “${name}” is for ${kindsInWords(format.fits)}, and this is ${kindInWords(kind)}.`,
    };
  if (format.argument && !format.argument.fits(argument))
    return { mistake: `The format “${name}” wants ${format.argument.said}.` };
  if (!format.argument && argument !== '')
    return { mistake: `The format “${name}” stands alone, without “${argument}”.` };
  return { gives: format.gives ?? 'text' };
};

/** What everybody calls a picture needs not be called one. */
const asPicture = (kind: PictureKind) =>
  kind === 'picture' ? 'picture' : `${pictureKinds[kind].noun} is a picture and`;

type Formatted = { value: Value | undefined; kind: PlaceholderKind; definition: PlaceholderDefinition };

/** A format that does not fit was refused at upload; here it changes nothing. */
export const applyFormat = (formatted: Formatted, { name, argument }: FormatCall): Formatted => {
  const format = formats.get(name);
  if (!format || (format.fits && !format.fits.includes(formatted.kind))) return formatted;
  return { value: format.apply({ ...formatted, argument }), kind: format.gives ?? 'text', definition: {} };
};

const KINDS: Readonly<Record<PlaceholderKind, string>> = {
  text: 'a text',
  logo: 'a picture',
  code: 'a picture',
  picture: 'a picture',
  website: 'a website',
  email: 'an e-mail address',
  number: 'a number',
  yesNo: 'a yes or no',
  oneOf: 'a choice',
  severalOf: 'a choice of several',
  date: 'a date',
  list: 'a list',
};

export const kindInWords = (kind: PlaceholderKind) => KINDS[kind];

const kindsInWords = (kinds: readonly PlaceholderKind[]) => kinds.map(kindInWords).join(' or ');
