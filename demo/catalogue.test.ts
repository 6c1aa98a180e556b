import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { documentRegisterInput } from '#shared/contract/binder.ts';
import { newProductInput } from '#shared/contract/product.ts';
import { readPackage } from '#tests/support/office/read-package.ts';
import { industries } from '#shared/industries.ts';
import { catalogue, demoQuestions, documentsFolder } from './catalogue.ts';

const titleOf = (path: string) =>
  /<dc:title>([^<]*)/.exec(readPackage(readFileSync(path)).xml('docProps/core.xml'))?.[1] ?? '';

describe('the demo catalogue', () => {
  test('has a bundle for every industry', () => {
    expect(catalogue.map(({ industry }) => industry).toSorted()).toEqual(industries.toSorted());
  });

  test('sells bundles of four to eight documents, among them at $199.99, $150.00 and $205.99', () => {
    const odd = catalogue.filter(({ documents }) => documents.length < 4 || documents.length > 8);
    expect(odd.map(({ name }) => name)).toEqual([]);
    expect(catalogue.map(({ priceInCents }) => priceInCents)).toEqual(
      expect.arrayContaining([19_999, 15_000, 20_599]),
    );
  });

  test.each(catalogue)('describes $name as the shop accepts it', (bundle) => {
    const { name, priceInCents: price, description, keywords, industry } = bundle;
    const documentIdList = bundle.documents.map((_, index) => index + 1);
    const parsed = newProductInput.safeParse({
      name,
      price,
      documentIdList,
      description,
      keywords,
      industry,
    });
    expect(parsed.error).toBeUndefined();
  });

  test.each(catalogue)('names every file of $name, and no other', ({ folder, documents }) => {
    const named = documents.flatMap(({ file, workbook }) => (workbook ? [file, workbook] : [file]));
    expect(readdirSync(join(documentsFolder, folder)).toSorted()).toEqual(named.toSorted());
  });

  test('gives every document a number of its own, which is that of its file', () => {
    const numbered = catalogue.flatMap(({ folder, documents }) =>
      documents.map(({ file, number }) => [number, titleOf(join(documentsFolder, folder, file))] as const),
    );
    expect(new Set(numbered.map(([number]) => number)).size).toBe(numbered.length);
    expect(numbered.filter(([number, title]) => !title.startsWith(`${number} `))).toEqual([]);
  });

  test.each(catalogue.flatMap(({ documents }) => documents))(
    'enters $file into binders as the shop accepts it',
    ({ number, owner, reviewMonths }) => {
      expect(documentRegisterInput.safeParse({ id: 1, number, owner, reviewMonths }).error).toBeUndefined();
      expect(owner).toMatch(/^[A-Z][A-Za-z ]+$/);
    },
  );

  test('asks each question once, and its defaults answer it', () => {
    const keys = demoQuestions.map(({ key }) => key);
    expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
    expect(demoQuestions.filter(({ help }) => help === '').map(({ key }) => key)).toEqual([]);
  });

  test('uses names that every file system can hold', () => {
    const names = catalogue.flatMap(({ documents }) => documents.map(({ file }) => file));
    expect(names.filter((name) => /[<>:"/\\|?*]/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
  });
});
