import { describe, expect, test } from 'vitest';
import { textLength } from '#shared/limits/text-length.ts';
import { isObjectKey } from './object-key.ts';

describe('the key of an object', () => {
  test.each(['a', 'logos/ab/0c7f-1', 'x.jpg', 'A_b-c/d.e.f', 'a'.repeat(textLength.filePath)])(
    'may be %s',
    (key) => {
      expect(isObjectKey(key)).toBe(true);
    },
  );

  test.each([
    ['nothing', ''],
    ['a climbing segment', '../x'],
    ['a climb in the middle', 'a/../b'],
    ['a dot segment', 'a/./b'],
    ['a hidden name', '.incoming/x'],
    ['a trailing dot', 'x.jpg.'],
    ['a leading slash', '/etc/passwd'],
    ['a trailing slash', 'x.jpg/'],
    ['a double slash', 'a//b'],
    ['a backslash', 'a\\b'],
    ['a drive', 'C:x'],
    ['a percent sign', 'x%2ejpg'],
    ['a space', 'a b'],
    ['a line break', 'a\n'],
    ['a NUL', 'a\0'],
    ['a letter outside ASCII', 'é'],
    ['too many characters', 'a'.repeat(textLength.filePath + 1)],
  ])('may not have %s', (_what, key) => {
    expect(isObjectKey(key)).toBe(false);
  });
});
