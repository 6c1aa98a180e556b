const passesLuhn = (digits: string) =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return sum + (value > 9 ? value - 9 : value);
    }, 0) %
    10 ===
  0;

/** What is never anything but a secret, by its looks. */
const SHAPES: Record<string, RegExp> = {
  'a token': /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/,
  'a bearer': /\bBearer (?!\[)[\w.~+/-]{8,}/i,
  'a key': /\b(?:sk|rk|whsec)_\w{8,}/,
  'a signature': /\bt=\d{10},v\d=[0-9a-f]{16,}/,
  'a signed link': /[?&](?:token|X-Amz-Signature)=(?!\[)[^&"\s\\]{8,}/,
  'the code of a print': /\/is-current\/(?!\[)\w{8,}/,
  'the address of a calendar': /\/calendar\/(?!\[)[\w-]{8,}/,
  'the address of a reader': /\/read\/(?!\[)[\w-]{8,}/,
  'a password': /\b(?:postgres(?:ql)?|smtps?):\/\/[^\s"/:@]+:(?!\[)[^@\s"/]+@/,
  'a field that holds one':
    /"(?:authorization|cookie|password|access_token|refresh_token|secret|signature|code)":"(?!\[)[^"]{6,}"/,
};

const CARD = /\b\d(?:[ -]?\d){12,18}\b/g;
const ID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/g;

/** One id in some thousands would pass for a card. */
export const withoutIds = (log: string) => log.replaceAll(ID, '[id]');

/** The secrets in a line of a log: by their looks, and those that are known to have been given out. */
export const findSecrets = (line: string, known: readonly string[] = []) => [
  ...Object.entries(SHAPES).flatMap(([kind, shape]) => (shape.test(line) ? [kind] : [])),
  ...[...withoutIds(line).matchAll(CARD)].flatMap(([number]) =>
    passesLuhn(number.replaceAll(/\D/g, '')) ? ['a card number'] : [],
  ),
  ...(known.some((secret) => line.includes(secret)) ? ['one that was given out'] : []),
];
