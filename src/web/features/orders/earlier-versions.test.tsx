import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderVersion } from '#shared/contract/order.ts';
import { answerCalls, Refusal } from '#tests/support/web/answer-calls.ts';
import { renderAt } from '#tests/support/web/render.tsx';
import { versionOf } from '#tests/support/samples/sample-order.ts';
import { EarlierVersions } from './earlier-versions.tsx';
import { useDownloads } from './downloads/use-downloads.ts';

const VERSIONS = 'customer.getCustomerOrderVersions';
const three = [versionOf(3, { isCurrent: true }), versionOf(2, { documentCount: 1 }), versionOf(1)];

const clicked: string[] = [];
const noteDownload = (event: MouseEvent) => {
  const link = event.target;
  if (!(link instanceof HTMLAnchorElement) || !link.hasAttribute('download')) return;
  event.preventDefault();
  clicked.push(link.getAttribute('href') ?? '');
};
beforeEach(() => {
  clicked.length = 0;
  document.addEventListener('click', noteDownload);
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.removeEventListener('click', noteDownload);
});

const Shown = ({ isOpen }: { isOpen: boolean }) => (
  <EarlierVersions orderId={12} isOpen={isOpen} isMaking={false} {...useDownloads()} />
);

const show = async (
  listVersions: () => OrderVersion[],
  { isOpen = true, zip }: { isOpen?: boolean; zip?: (input: unknown) => unknown } = {},
) => {
  const asked = answerCalls({
    [VERSIONS]: listVersions,
    'customer.getOrderZipUrl':
      zip ?? ((input) => ({ url: `/v${(input as { version: number }).version}.zip` })),
  });
  const page = await renderAt('/orders/12', <Shown isOpen={isOpen} />);
  const timesAsked = () => asked.filter(({ name }) => name === VERSIONS).length;
  return { ...page, asked, timesAsked };
};

const refuseZip = () => {
  throw new Refusal(404, 'Gone.');
};

const summary = () => screen.findByText(/^Earlier versions \(/);

test('earlier versions are folded away under their number, without the current one', async () => {
  const { user, container } = await show(() => three);
  expect((await summary()).textContent).toBe('Earlier versions (2)');
  const fold = container.querySelector('details');
  expect(fold?.open).toBe(false);
  await user.click(await summary());
  expect(fold?.open).toBe(true);
  const rows = within(screen.getByRole('list', { name: 'Earlier versions (2)' })).getAllByRole('listitem');
  expect(rows.map((row) => within(row).getByText(/^Business/).textContent)).toEqual([
    'Business 2',
    'Business 1',
  ]);
  expect(rows[0]?.textContent).toMatch(/Version 2 · Nov 15, 2026, .+ · 1 document/);
  expect(rows[0]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-15T12:30:00.000Z');
});

test('an order that was made only once has nothing to fold away', async () => {
  const { container, timesAsked } = await show(() => [versionOf(1, { isCurrent: true })]);
  await waitFor(() => expect(timesAsked()).toBe(1));
  expect(container.querySelector('details')).toBeNull();
  expect(screen.queryByText(/Earlier versions/)).toBeNull();
});

test('each comes as one ZIP, and its button says which', async () => {
  const { user, asked } = await show(() => three);
  await user.click(await summary());
  await user.click(screen.getByRole('button', { name: 'Download as one ZIP, Version 1' }));
  await waitFor(() => expect(clicked).toEqual(['/v1.zip']));
  expect(asked).toContainEqual({ name: 'customer.getOrderZipUrl', input: { orderId: 12, version: 1 } });
  expect(await screen.findByRole('button', { name: 'Downloaded as ZIP, Version 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download as one ZIP, Version 2' })).toBeTruthy();
});

test('a version that is not to be had any more is said to be missing, beside the others', async () => {
  const { user, container } = await show(() => three, { zip: refuseZip });
  await user.click(await summary());
  await user.click(screen.getByRole('button', { name: 'Download as one ZIP, Version 1' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Documents were not downloaded. Please refresh and try again.');
  expect(container.querySelector('details')?.contains(alert)).toBe(true);
  expect(clicked).toEqual([]);
});

test('of an order whose downloads are closed they are seen, and nothing more', async () => {
  const { user } = await show(() => three, { isOpen: false });
  await user.click(await summary());
  expect(screen.getByText('Business 1')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('when they cannot be loaded, that is said, and can be tried again', async () => {
  let isBroken = true;
  const { user } = await show(() => {
    if (isBroken) throw new Refusal(403, 'No.');
    return three;
  });
  expect((await screen.findByRole('status')).textContent).toBe('Earlier versions could not be loaded.');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await summary()).textContent).toBe('Earlier versions (2)');
});
