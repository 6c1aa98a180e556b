import { describe, expect, test } from 'vitest';
import { contentDispositionOf } from './content-disposition.ts';

describe('the name of a download', () => {
  test.each([
    ['Plan.pdf', `attachment; filename="Plan.pdf"; filename*=UTF-8''Plan.pdf`],
    ['Größe 10%.pdf', `attachment; filename="Gr__e 10_.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%2010%25.pdf`],
    [`it's (1) *.pdf`, `attachment; filename="it's (1) *.pdf"; filename*=UTF-8''it%27s%20%281%29%20%2A.pdf`],
    ['a"b;c.pdf', `attachment; filename="a_b;c.pdf"; filename*=UTF-8''a%22b%3Bc.pdf`],
    ['../../etc/cron.d/x', `attachment; filename=".._.._etc_cron.d_x"; filename*=UTF-8''.._.._etc_cron.d_x`],
    ['a\\b.pdf', `attachment; filename="a_b.pdf"; filename*=UTF-8''a_b.pdf`],
    [
      'x\r\nSet-Cookie: a=1',
      `attachment; filename="x__Set-Cookie: a=1"; filename*=UTF-8''x__Set-Cookie%3A%20a%3D1`,
    ],
    ['invoice\u202Efdp.exe', `attachment; filename="invoice_fdp.exe"; filename*=UTF-8''invoice_fdp.exe`],
    ['half \uD800 pair', `attachment; filename="half _ pair"; filename*=UTF-8''half%20_%20pair`],
    [
      '<img onerror>.docx',
      `attachment; filename="<img onerror>.docx"; filename*=UTF-8''%3Cimg%20onerror%3E.docx`,
    ],
    ['  ', `attachment; filename="file"; filename*=UTF-8''file`],
  ])('%j is written as RFC 6266 has it', (name, header) => {
    expect(contentDispositionOf('attachment', name)).toBe(header);
  });

  test('fits in a header whatever it is, and stays one line of ASCII', () => {
    for (let code = 0; code < 0x3000; code += 1) {
      const header = contentDispositionOf('inline', `a${String.fromCharCode(code)}b`);
      expect(new Headers({ 'content-disposition': header }).get('content-disposition')).toBe(header);
      expect(header).toMatch(/^inline; filename="[\x20-\x7e]{3}"; filename\*=UTF-8''[\w%.~!-]+$/);
    }
  });
});
