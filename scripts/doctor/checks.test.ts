import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { putLegalText } from '#tests/support/legal/put-legal-text.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { checkChildren } from './check-children.ts';
import { checkClock } from './check-clock.ts';
import { checkConverter } from './check-converter.ts';
import { checkDisk } from './check-disk.ts';
import { checkLegal } from './check-legal.ts';
import { checkTax } from './check-tax.ts';
import { checkPayments } from './check-payments.ts';

const notMade = Promise.resolve({ made: false as const });
const stripe = readConfig({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' });
const counting = (customer: object) => async () => Response.json({ object: 'list', data: [customer] });
const answering = (status: number) => async () =>
  Response.json(status === 200 ? { object: 'balance' } : { error: { message: 'No.' } }, { status });

const layered = (layers: string[]) => checkChildren(async () => ({ layers, commandFor: () => [] }));

const taxed =
  (status: string, registrations: number): typeof fetch =>
  async (input) =>
    Response.json(
      (input instanceof Request ? input.url : String(input)).includes('registrations')
        ? { object: 'list', data: Array.from({ length: registrations }, () => ({})), has_more: false }
        : { status, status_details: { pending: { missing_fields: ['head_office'] } } },
    );

describe('the doctor', () => {
  test('sees a clock that is set before this version was made', async () => {
    const finding = await checkClock(readConfig({}), notMade, new Date('2001-01-01'));
    expect(finding).toMatchObject({ state: 'to do', text: expect.stringContaining('set the clock') });
  });

  test('sees a clock that differs from that of the database', async () => {
    const database = Promise.resolve({
      made: true as const,
      version: '18.4',
      migrations: [],
      clockAheadMs: -45_000,
    });
    const finding = await checkClock(readConfig({}), database);
    expect(finding).toMatchObject({ state: 'to do', text: expect.stringContaining('45 s apart') });
  });

  test.runIf(process.platform === 'linux')('says what holds children, and what to do for more', async () => {
    expect(await layered(['no network', 'no capabilities', 'no new privileges', 'limits'])).toEqual({
      state: 'ok',
      text: 'no secrets, no writing, no programs, no network, no capabilities, no new privileges, limits',
    });
    expect(await layered(['limits'])).toMatchObject({
      state: 'note',
      text: expect.stringMatching(/no programs, limits; for more, .*user namespaces/),
    });
  });

  test('sees a disk that is nearly full', async () => {
    const finding = await checkDisk(readConfig({}), Number.MAX_SAFE_INTEGER);
    expect(finding).toMatchObject({ state: 'to do', text: expect.stringContaining('make room') });
  });

  test('says which converter there is, and whether its PDFs are made for archives', async () => {
    expect(await checkConverter(readConfig({}))).toMatchObject({
      text: expect.stringMatching(/^embedded LibreOffice \(package [\d.]+\)(?!.*archives)/),
    });
    expect(await checkConverter(readConfig({ PDF_ARCHIVE: 'on' }))).toMatchObject({
      text: expect.stringMatching(/; PDFs are made for archives \(PDF\/A-3\)$/),
    });
  });

  test('says which legal pages the market needs, and what Stripe has to be told', async () => {
    const folder = await createTemporaryFolder();
    const sandboxed = readConfig({ DATA_DIR: folder });
    const put = (name: 'terms' | 'privacy' | 'imprint' | 'withdrawal') =>
      putLegalText(sandboxed, name, 'Words.', new Date('2026-11-15T12:00:00Z'));
    await put('terms');
    expect(await checkLegal(sandboxed, 'eu')).toEqual({
      state: 'to do',
      text: `MARKET=eu needs privacy.md, imprint.md, withdrawal.md in ${join(folder, 'legal')}`,
    });
    await put('privacy');
    await put('imprint');
    expect(await checkLegal(sandboxed, 'b2b')).toMatchObject({ state: 'ok' });
    await put('withdrawal');
    expect(await checkLegal(sandboxed, 'eu')).toMatchObject({ state: 'ok' });
    expect(await checkLegal({ ...stripe, dataDir: folder }, 'eu')).toMatchObject({
      state: 'note',
      text: expect.stringContaining('terms of service must be http://localhost:3000/legal/terms'),
    });
  });

  test('says whether Stripe can work tax out, and who is named on invoices', async () => {
    const seller = { ...stripe, invoiceFooter: 'Bindery Inc.' };
    expect(await checkTax(readConfig({ TAX: 'stripe' }))).toMatchObject({
      state: 'note',
      text: expect.stringMatching(/^worked out by the sandbox.*SELLER_NAME/),
    });
    expect(await checkTax(seller, taxed('pending', 0))).toMatchObject({
      state: 'to do',
      text: expect.stringContaining('missing: head_office'),
    });
    expect(await checkTax(seller, taxed('active', 0))).toMatchObject({
      state: 'note',
      text: expect.stringContaining('no registration'),
    });
    expect(await checkTax(seller, taxed('active', 2))).toEqual({
      state: 'ok',
      text: 'Stripe works tax out, with 2 registrations',
    });
    expect(await checkTax(stripe, taxed('active', 1))).toMatchObject({ state: 'note' });
    expect(await checkTax(seller, answering(403))).toMatchObject({ state: 'to do' });
  });

  test('tries the key of Stripe', async () => {
    expect((await checkPayments(stripe, answering(200))).text).toBe('Stripe accepts the test key');
    expect((await checkPayments(stripe, counting({ id: 'cus_1' }))).text).toBe(
      'Stripe accepts the test key, and counts invoices for the whole account',
    );
    expect((await checkPayments(stripe, counting({ id: 'cus_1', next_invoice_sequence: 2 }))).text).toContain(
      'counts invoices for each customer',
    );
    expect((await checkPayments(stripe, answering(401))).text).toContain('copy it again');
    expect((await checkPayments(stripe, answering(503))).text).toContain('try again later');
    expect((await checkPayments(stripe, () => Promise.reject(new Error('offline')))).text).toContain(
      'check the network',
    );
  });
});
