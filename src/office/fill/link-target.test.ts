import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillingOf, sampleValues } from '#tests/support/office/sample-values.ts';
import { outerScope } from '#office/language/scope.ts';
import { fillLinkTarget } from './link-target.ts';

const filled = (target: string, website = 'https://acme.test/shop') =>
  fillLinkTarget(target, outerScope(fillingOf({ ...sampleValues, website })));

describe('the address of a link', () => {
  test.each([
    ['https://x.test/{a}', 'https://x.test/{a}'],
    ['{{website}}', 'https://acme.test/shop'],
    ['http://{{website}}', 'https://acme.test/shop'],
    ['http:///%7B%7BWebsite%7D%7D', 'https://acme.test/shop'],
    ['file:///C:\\Users\\jane\\{{website}}', 'https://acme.test/shop'],
    ['{{website}}/contact?c={{city}}', 'https://acme.test/shop/contact?c=Springfield'],
    ['{{email}}', 'mailto:ann@acme.test'],
    ['mailto:{{email}}', 'mailto:ann@acme.test'],
    ['https://x.test/?q={{Business%20Name}}', 'https://x.test/?q=A%26B%20%3CBakery%3E%20%22Best%22'],
    ['https://x.test/{{unknown}}/{{logo}}', 'https://x.test//'],
    ['https://x.test/%zz{{city}}', 'https://x.test/%zzSpringfield'],
  ])('%s becomes %s', (target, expected) => {
    expect(filled(target)).toBe(expected);
  });

  test.each([
    ['acme.test', 'https://acme.test'],
    ['acme.test:8080/a b', 'https://acme.test:8080/a%20b'],
    ['HTTP://Acme.test/', 'http://acme.test/'],
    ['bücher.test', 'https://xn--bcher-kva.test'],
  ])('of the website %s is %s', (website, expected) => {
    expect(filled('{{website}}', website)).toBe(expected);
  });

  test.each(['', '   ', 'javascript:alert(1)', 'not a site', 'https://'])(
    'is none where the website is “%s”',
    (website) => {
      expect(filled('{{website}}', website)).toBeUndefined();
    },
  );

  test.each(['file:///C:/a.docx', 'other.docx', 'ftp://x.test/', 'x:y', 'app{{city}}:x', '\\\\host\\share'])(
    'is none where the template says %s, which is not for customers',
    (target) => {
      expect(filled(target)).toBeUndefined();
    },
  );

  test.each(['#Chapter', 'tel:+15550100', 'mailto:a@b.test', 'HTTPS://x.test/'])('stays %s', (target) => {
    expect(filled(target)).toBe(target);
  });

  test('is none where a name alone should be one', () => {
    expect(filled('{{business_name}}')).toBeUndefined();
  });

  test('is never anything but the web or mail, whatever the website is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string({ unit: 'binary' }),
          fc.constantFrom('data:text/html,x', '//x', '\\\\host'),
        ),
        (website) => {
          expect(filled('{{website}}', website) ?? 'https:').toMatch(/^https?:/);
        },
      ),
    );
  });
});
