/** The last line of defence for logs: shapes that are never anything but a secret. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Not `\b`: a dash is part of a token, and starting anew at each one would cost the square of its length.
  [/(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g, '[token]'],
  [/\b(?:sk|rk|whsec|pk)_(?:test_|live_)?\w{8,}/g, '[key]'],
  [/([?&](?:token|X-Amz-Signature)=)[^&"\s\\]+/g, '$1[secret]'],
  [/(\/(?:calendar|is-current|read|reading-mails)\/)[^"\s\\]+/g, '$1[secret]'],
  [/\b(postgres(?:ql)?|smtps?|rediss?):\/\/[^@\s"/]+@/g, '$1://[secret]@'],
  [/\bBearer [\w.~+/-]{8,}=*/g, 'Bearer [secret]'],
];

/** Of a card, perhaps. Ids are taken whole and left alone: one of seven hundred has as many digits in a row. */
const NUMBER = /\b([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\b|\b(?:\d[ -]?){13,19}\b/g;

export const redactSecrets = (text: string) =>
  SECRETS.reduce((redacted, [shape, replacement]) => redacted.replace(shape, replacement), text).replace(
    NUMBER,
    (_, id?: string) => id ?? '[number]',
  );
