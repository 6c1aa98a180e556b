import type { AsianScript } from './font-files.ts';

const HANGUL = /\p{Script=Hangul}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const BOPOMOFO = /\p{Script=Bopomofo}/u;
const ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\u3200-\u33ff\uff00-\uffef]/u;

export const isAsian = (character: string) => ASIAN.test(character);

/**
 * In whose shapes East Asian text is printed. Letters of one language alone decide; then a document that says it is
 * Japanese or Korean; then characters that only one way of writing Chinese has, which Japanese mixes; else simplified
 * Chinese, whose font has them all.
 */
export const asianScriptOf = (text: string, language = ''): AsianScript => {
  if (KANA.test(text)) return 'ja';
  if (HANGUL.test(text)) return 'ko';
  if (BOPOMOFO.test(text)) return 'zh-Hant';
  if (/^ja\b/i.test(language)) return 'ja';
  if (/^ko\b/i.test(language)) return 'ko';
  const { isSimplified, isTraditional } = chineseIn(text);
  if (isSimplified && isTraditional) return 'ja';
  return isTraditional || (!isSimplified && TRADITIONAL.test(language)) ? 'zh-Hant' : 'zh-Hans';
};

const TRADITIONAL = /^zh-(?:Hant|TW|HK|MO)\b/i;

/** The encodings from before Unicode list what was in use on each side: 6 763 characters here, 5 401 common ones there. */
const CHINESE = {
  simplified: { encoding: 'gb2312', first: [0xb0, 0xf7], second: [[0xa1, 0xfe]] },
  traditional: {
    encoding: 'big5',
    first: [0xa4, 0xc6],
    second: [
      [0x40, 0x7e],
      [0xa1, 0xfe],
    ],
  },
} as const;

const chineseIn = (text: string) => {
  const simplified = charactersIn('simplified');
  const traditional = charactersIn('traditional');
  const characters = Array.from(text);
  return {
    isSimplified: characters.some((one) => simplified.has(one) && !traditional.has(one)),
    isTraditional: characters.some((one) => traditional.has(one) && !simplified.has(one)),
  };
};

const known = new Map<keyof typeof CHINESE, ReadonlySet<string>>();

const charactersIn = (side: keyof typeof CHINESE): ReadonlySet<string> => {
  const { encoding, first, second } = CHINESE[side];
  const pairs = () => range(first).flatMap((one) => second.flatMap(range).flatMap((other) => [one, other]));
  const characters = known.get(side) ?? new Set(new TextDecoder(encoding).decode(Uint8Array.from(pairs())));
  known.set(side, characters);
  return characters;
};

const range = ([from, to]: readonly [number, number]) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
