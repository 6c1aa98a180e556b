import { expect } from '@playwright/test';
import { READING_TOKEN, readingDocumentOf, sampleDevice } from '#tests/support/samples/sample-reading.ts';
import { answerCalls, refusal } from '../support/answer-calls.ts';
import { findViolations } from '../support/checks/find-violations.ts';
import { gotoAlive } from '../support/goto-alive.ts';
import { shopTest as test } from '../support/shop-test.ts';
import { heading } from './read-page.ts';
import { openReadingRoom } from './reading-room.ts';

const PASS = 'device.1.3.1900000000000.signature';

const kept = () => [...Object.values(sessionStorage), ...Object.values(localStorage)].join(' ');

test('people choose their names, enter their PINs, read, and leave nothing for the next', async ({
  page,
}) => {
  await page.clock.install();
  const { tokens } = await openReadingRoom(page, [readingDocumentOf(1, { title: 'Cooling' })]);
  const expiresAt = await page.evaluate(() => new Date(Date.now() + 20 * 60_000).toISOString());
  await answerCalls(page, {
    'public.getSharedDevice': () => sampleDevice,
    'public.enterPin': (input) =>
      (input as { pin: string }).pin === '123456'
        ? { token: PASS, expiresAt }
        : refusal(403, 'The name and the PIN do not go together.')(),
  });
  await gotoAlive(page, `/read/shared/${READING_TOKEN}`);
  await expect(heading(page, 'Who is reading?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bo Lin' })).toHaveText(['Bo LinCook', 'Bo LinCleaner']);
  expect(await findViolations(page)).toEqual([]);

  const enter = async (pin: string) => {
    await page.getByLabel('PIN').fill(pin);
    await page.getByRole('button', { name: 'Start reading' }).click();
  };
  await page.getByRole('button', { name: 'Rosa Díaz' }).click();
  await expect(heading(page, 'Hello, Rosa Díaz')).toBeFocused();
  expect(await findViolations(page)).toEqual([]);
  await enter('000000');
  await expect(page.getByText('The name and the PIN do not go together.')).toBeVisible();
  await enter('123456');
  await expect(heading(page, 'What there is to read')).toBeVisible();
  expect([...tokens]).toEqual([PASS]);
  await page.getByRole('button', { name: 'Read: Cooling' }).click();
  await expect(heading(page, 'Cooling')).toBeVisible();

  await page.getByRole('button', { name: 'Done, next person' }).click();
  await expect(heading(page, 'Who is reading?')).toBeFocused();
  expect(await page.evaluate(kept)).not.toContain(PASS);
  await expect(page.getByText('Cooling')).toHaveCount(0);

  // Whoever walks away leaves it open for five minutes, and no longer.
  await page.getByRole('button', { name: 'Rosa Díaz' }).click();
  await enter('123456');
  await expect(heading(page, 'What there is to read')).toBeVisible();
  await page.clock.fastForward('05:01');
  await expect(page.getByText('Nobody touched this device for 5 minutes')).toBeVisible();
  await expect(page.getByText('Cooling')).toHaveCount(0);
});
