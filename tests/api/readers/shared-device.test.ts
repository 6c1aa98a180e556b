import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { records } from '#server/db/schema/binder/records.ts';
import { readers, sharedDevices } from '#server/db/schema/binder/readers.ts';
import type { DevicePass, SharedDeviceReaders } from '#shared/contract/reading/reading.ts';
import { problems } from '#shared/problems.ts';
import { HOUR, MINUTE } from '#shared/units.ts';
import { findSecrets } from '#tests/support/find-secrets.ts';
import { answerOf, dataOf, refusalOf } from '#tests/support/shop/calls.ts';
import { createReadingShop } from '#tests/support/shop/reading-shop.ts';

const shop = await createReadingShop();
const { db } = shop.services;

let owner: Awaited<ReturnType<typeof shop.owner>>;
let cleaning = 0;
beforeAll(async () => {
  owner = await shop.owner();
  [cleaning = 0] = owner.documentIds;
});

let device: Awaited<ReturnType<typeof shop.addSharedDevice>>;
let rosa: Awaited<ReturnType<typeof shop.addReader>>;
beforeEach(async () => {
  // No two devices of one moment.
  shop.clock.advance(MINUTE);
  device = await shop.addSharedDevice(owner.buyer.id);
  rosa = await shop.addReader({ customerId: owner.buyer.id, documentIds: [cleaning] });
});

const UNKNOWN_DEVICE = [404, 'NOT_FOUND', problems['reading.unknown-device'].message];
const UNKNOWN = [404, 'NOT_FOUND', problems['reading.unknown-link'].message];
const WRONG = [403, 'FORBIDDEN', problems['reading.wrong-pin'].message];

const enter = (pin = rosa.pin, change: object = {}) =>
  shop.call('enterPin', { secret: device.secret, readerId: rosa.id, pin, ...change });
const passOf = async () => (await dataOf<DevicePass>(await enter())).token;
const readingStatus = async (token: string) => refusalOf(await shop.call('getReading', { token }));
const wrongPin = () => (rosa.pin === '000000' ? '000001' : '000000');

describe('a shared device', () => {
  test('shows the names of those who have a PIN, and nothing else of them', async () => {
    const other = await shop.owner();
    for (const role of ['Cook', 'Cleaner'])
      await shop.addReader({
        customerId: other.buyer.id,
        documentIds: [],
        name: 'Bo Lin',
        email: `bo-${role}@example.com`,
        role,
      });
    const sam = await shop.addReader({
      customerId: other.buyer.id,
      documentIds: [],
      name: 'Sam Ode',
      role: 'Cook',
    });
    const gone = await shop.addReader({ customerId: other.buyer.id, documentIds: [], name: 'Gone' });
    await db.update(readers).set({ removedAt: shop.clock.now() }).where(eq(readers.id, gone.id));
    const without = await shop.addReader({ customerId: other.buyer.id, documentIds: [], name: 'No PIN' });
    await db.update(readers).set({ pinMadeAt: null }).where(eq(readers.id, without.id));
    const { secret } = await shop.addSharedDevice(other.buyer.id);
    const answer = await shop.call('getSharedDevice', { secret });
    const shown = await dataOf<SharedDeviceReaders>(answer);
    expect(shown).toMatchObject({ businessName: 'Lee Bakery', label: 'Kitchen' });
    expect(shown.readers.map(({ name, role }) => [name, role])).toEqual([
      ['Bo Lin', 'Cook'],
      ['Bo Lin', 'Cleaner'],
      ['Sam Ode', null],
    ]);
    expect(JSON.stringify(shown)).not.toContain('@');
    expect(shown.readers.at(-1)?.id).toBe(sam.id);
  });

  test('lets somebody read with their PIN, and writes down how it was read', async () => {
    const token = await passOf();
    await shop.readingOf(token, cleaning);
    await dataOf(await shop.see(token, cleaning));
    await dataOf(await shop.acknowledge(token, cleaning));
    const rows = await db.select().from(records).where(eq(records.customerId, owner.buyer.id));
    expect(rows.at(-1)?.content).toContain('"how":"shared-device"');
    expect(shop.logLines.flatMap((line) => findSecrets(line, [token, device.secret]))).toEqual([]);
  });

  test('is open for 20 minutes, and no longer than device, person and PIN are', async () => {
    const token = await passOf();
    shop.clock.advance(19 * MINUTE);
    expect((await shop.call('getReading', { token })).status).toBe(200);
    shop.clock.advance(MINUTE);
    expect(await readingStatus(token)).toEqual([401, 'UNAUTHORIZED', problems['reading.pin-again'].message]);

    const ofOldPin = await passOf();
    await db.update(readers).set({ pinMadeAt: shop.clock.now() }).where(eq(readers.id, rosa.id));
    expect(await readingStatus(ofOldPin)).toEqual(UNKNOWN);
    expect(await refusalOf(await enter())).toEqual(WRONG);
  });

  test('is closed with the device, and with the person', async () => {
    const token = await passOf();
    await db.update(readers).set({ removedAt: shop.clock.now() }).where(eq(readers.id, rosa.id));
    expect(await readingStatus(token)).toEqual(UNKNOWN);
    await db.update(readers).set({ removedAt: null }).where(eq(readers.id, rosa.id));
    expect((await shop.call('getReading', { token })).status).toBe(200);
    await db.delete(sharedDevices).where(eq(sharedDevices.id, device.id));
    expect(await readingStatus(token)).toEqual(UNKNOWN);
    expect(await refusalOf(await enter())).toEqual(UNKNOWN_DEVICE);
  });

  test.each([
    ['another person', (token: string, other: number) => token.replace(`.${rosa.id}.`, `.${other}.`)],
    ['another end', (token: string) => token.replace(/\.(\d+)(\.[\w-]+)$/, '.9999999999999$2')],
    ['another signature', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
    ['no signature', (token: string) => token.replace(/[\w-]+$/, '')],
  ])('takes no pass that somebody has written %s into', async (_, change) => {
    const bo = await shop.addReader({ customerId: owner.buyer.id, documentIds: [cleaning], name: 'Bo Lin' });
    expect(await readingStatus(change(await passOf(), bo.id))).toEqual(UNKNOWN);
  });

  test('opens for nobody of another business', async () => {
    const other = await shop.owner();
    const stranger = await shop.addReader({ customerId: other.buyer.id, documentIds: other.documentIds });
    expect(await refusalOf(await enter(stranger.pin, { readerId: stranger.id }))).toEqual(WRONG);
  });
});

describe('a PIN', () => {
  test('is not guessed: after five wrong ones of a person, they wait, also with the right one', async () => {
    expect(rosa.pin).toMatch(/^\d{6}$/);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusalOf(await enter(wrongPin()))).toEqual(WRONG);
    const { status, message } = await answerOf(await enter());
    expect(status).toBe(429);
    expect(message).toBe(
      'There were too many wrong PINs. Try again in 60 minutes, or ask whoever gave you the PIN.',
    );
    // From another device neither.
    shop.clock.advance(MINUTE);
    const { secret } = await shop.addSharedDevice(owner.buyer.id);
    expect((await enter(rosa.pin, { secret })).status).toBe(429);
    shop.clock.advance(HOUR);
    expect((await enter()).status).toBe(200);
  });

  test('is not guessed for one person after the other: after twenty wrong ones a device waits', async () => {
    for (let person = 0; person < 20; person += 1)
      expect((await enter(wrongPin(), { readerId: 900_000 + person })).status).toBe(403);
    expect((await enter()).status).toBe(429);
  });

  test('that is right uses up no try', async () => {
    for (let tries = 0; tries < 7; tries += 1) expect((await enter()).status).toBe(200);
  });

  test.each(['12345', '1234567', '12345a', ''])('has six digits: not %j', async (pin) => {
    expect((await enter(pin)).status).toBe(400);
  });
});
