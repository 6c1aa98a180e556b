import { describe, expect, test } from 'vitest';
import type { DocumentPlan } from '#server/modules/generation/documents/plan-documents.ts';
import { placeholderValuesOf } from '#shared/placeholder-values.ts';
import { sampleCompany } from '#shared/sample-company.ts';
import { fingerprintOf, type PrintedWith } from './fingerprint.ts';

const values = placeholderValuesOf(sampleCompany, {
  now: new Date('2026-11-15T12:00:00Z'),
  timeZone: 'America/New_York',
  shopCountry: 'US',
});
const plan: DocumentPlan = {
  templateVersionId: 7,
  sourcePath: 'a.docx',
  workbookPath: null,
  name: 'Cleaning',
  values,
  questions: [],
  answers: { roles: ['Cook', 'Waiter'], fridge: { unit: 'F', low: 33 } } as never,
  register: { number: 'SOP-7', revision: 1, code: 'abc' },
  isCurrentUrl: 'https://shop.example/is-current/abc',
  logo: { bucket: 'logos', path: 'logo.png' },
  colours: undefined,
  isAccessible: true,
};
const printedWith: PrintedWith = { logoSha256: 'abc', makesArchivePdfs: false };
const usual = fingerprintOf(plan, printedWith);

describe('the fingerprint of a document', () => {
  test('is the same wherever its logo lies, and however its answers were written down', () => {
    const copied = { ...plan, logo: { bucket: 'order_logos', path: '12/logo.png' } as const };
    expect(fingerprintOf(copied, printedWith)).toBe(usual);
    const turned = Object.fromEntries(Object.entries(plan).toReversed()) as DocumentPlan;
    turned.answers = { fridge: { low: 33, unit: 'F' }, roles: ['Cook', 'Waiter'] } as never;
    expect(fingerprintOf(turned, printedWith)).toBe(usual);
  });

  const differences: [string, Partial<DocumentPlan>, Partial<PrintedWith>?][] = [
    ['the template', { templateVersionId: 8 }],
    ['a workbook', { workbookPath: 'a.xlsx' }],
    ['the name', { name: 'Cleaning up' }],
    ['a detail of the business', { values: { ...values, city: 'Bend' } }],
    ['the day', { values: { ...values, date: 'November 16, 2026' } }],
    ['an answer', { answers: { roles: ['Waiter', 'Cook'] } }],
    ['a question', { questions: [{ key: 'roles', default: 'x' }] as never }],
    ['the revision', { register: { ...plan.register, revision: 2 } }],
    ['its number', { register: { ...plan.register, number: 'SOP-8' } }],
    ['where its code leads', { isCurrentUrl: 'https://shop.example/is-current/abd' }],
    ['the colours', { colours: ['112233'] }],
    ['what it may claim', { isAccessible: false }],
    ['the logo', {}, { logoSha256: 'abd' }],
    ['no logo', {}, { logoSha256: null }],
    ['how PDFs are made', {}, { makesArchivePdfs: true }],
  ];
  test.each(differences)('is another with %s changed', (_what, change, printed = {}) => {
    expect(fingerprintOf({ ...plan, ...change }, { ...printedWith, ...printed })).not.toBe(usual);
  });
});
