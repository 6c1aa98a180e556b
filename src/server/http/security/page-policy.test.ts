import { expect, test } from 'vitest';
import { pagePolicy } from './page-policy.ts';

const scriptSource = (html: string) => /script-src ([^;]*);/.exec(pagePolicy(html))?.[1];

test('an inline script is allowed by the hash of its text, each text once', () => {
  const hash = "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='";
  expect(scriptSource('<script>alert(1)</script><script type="module">alert(1)</script>')).toBe(
    `'self' ${hash}`,
  );
});

test('a script from a file needs no hash, a page without scripts no exception at all', () => {
  expect(scriptSource('<script type="module" async="" src="/assets/a.js"></script>')).toBe("'self'");
  expect(scriptSource('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>')).toBe("'self'");
});

test('pictures may come from the named places besides the shop', () => {
  expect(pagePolicy('', { imageOrigins: ['https://files.example'] })).toContain(
    "img-src 'self' blob: https://files.example;",
  );
});

test('style elements are allowed only where they are asked for', () => {
  expect(pagePolicy('')).toContain("style-src 'self';");
  expect(pagePolicy('', { allowStyleElements: true })).toContain("style-src 'self' 'unsafe-inline';");
});

test('nothing may frame a page, rebase it or plug into it', () => {
  const policy = pagePolicy('');
  for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'"]) {
    expect(policy).toContain(rule);
  }
});
