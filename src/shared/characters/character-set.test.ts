import { describe, expect, test } from 'vitest';
import { decodeCharacters, encodeCharacters } from './character-set.ts';
import { unprintableIn } from './unprintable-in.ts';

describe('characters', () => {
  test('are told apart from their neighbours after they were written down in short', () => {
    const some = [0x20, 0x41, 0x42, 0x43, 0x4e00, 0x1f355, 0x10ffff];
    const { has } = decodeCharacters(encodeCharacters([...some, 0x42]));
    const around = some.flatMap((codePoint) => [codePoint - 1, codePoint, codePoint + 1]);
    expect([...new Set(around.filter(has))]).toEqual(some);
  });

  test.each([
    'Café Łódź Phở Ταβέρνα Пекарня Հայկական ქართული',
    'שלום مطعم भारत रसोई ร้านอาหารไทย',
    '北京饺子馆 臺灣餐廳 すし屋 서울 식당 ａｂｃ ㈱',
    '🍕🍣👩‍🍳🇺🇸🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️ ☎ ★ ✓ ⚕ ⌘ ½ № ™ ≤ ∞ € ₹',
    'Ann\u00a0O\u2019Hara\tand\u200dco\n',
  ])('of names from anywhere can be printed: %s', (text) => {
    expect(unprintableIn(text)).toEqual([]);
  });

  test('that no font has are named once each, and a mark with the circle that carries it', () => {
    expect(unprintableIn('A 𓀀 and 𓀀 and ༀ and \u0f71')).toEqual(['𓀀', 'ༀ', '\u25cc\u0f71']);
    expect(unprintableIn('𓀀 ༀ', { has: (codePoint) => codePoint === 0x13000 })).toEqual(['ༀ']);
  });
});
