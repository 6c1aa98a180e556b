import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { asking, keeping, pagePictures } from '#server/modules/previews/preview-limits.ts';
import { type PreviewDetails, previews } from '#server/db/schema/previews.ts';
import { requireRoom } from '#server/modules/previews/require-room.ts';
import { forgetPreviews } from '#server/modules/previews/forget-previews.ts';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { HOUR, MIB } from '#shared/units.ts';
import { bytesOf } from '#tests/support/shop/calls.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { createPreviewShop } from '#tests/support/shop/preview-shop.ts';
import { listJobs } from '#tests/support/jobs/drain-jobs.ts';
import { makePng } from '#tests/support/office/make-png.ts';

const shop = await createPreviewShop();
const { services, clock } = shop;
const [opening = 0, closing = 0] = shop.product.documentIdList;
const logoFile = { name: 'logo.png', bytes: makePng(60, 30) };
const counts = (all: { id: number; pages: unknown[] }[]) => all.map(({ id, pages }) => [id, pages.length]);

/** Of one document, as they were kept for the making. */
const coloursTried = async (colours: string) => {
  const fields = { businessName: 'Tried On', only: String(closing), colours };
  const { previewId, documents } = await shop.see({ fields, from: elsewhere() });
  expect(documents.map(({ id, status }) => [id, status])).toEqual([[closing, 'complete']]);
  const [row] = await services.db.select().from(previews).where(eq(previews.id, previewId));
  return row?.details.colours;
};

const statusOf = async (fields: Record<string, string>) =>
  (await shop.send({ fields: { businessName: 'Tried On', ...fields }, from: elsewhere() })).status;

describe('own pages of a bundle', () => {
  test('are asked for by a form, and are there as pictures at addresses for a minute', async () => {
    const answer = await shop.send({ fields: { businessName: 'Acme Tools' }, from: elsewhere() });
    const body = (await answer.json()) as { previewId: string };
    expect([answer.status, Object.keys(body)]).toEqual([200, ['previewId']]);
    const before = await shop.read(body.previewId);
    expect(before.documents).toEqual([
      { id: opening, status: 'processing', pages: [] },
      { id: closing, status: 'processing', pages: [] },
    ]);
    await shop.make();
    const { documents } = await shop.read(body.previewId);
    expect(documents.map(({ id, status }) => [id, status])).toEqual([
      [opening, 'complete'],
      [closing, 'complete'],
    ]);
    const [page] = documents[0]?.pages ?? [];
    expect(page).toMatchObject({ page: 1, width: pagePictures.widthPx, height: 1250, marks: [] });
    const picture = await shop.fetch(page?.src ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(picture.headers.get('cache-control')).toBe('private, no-store');
    expect((await bytesOf(picture)).subarray(0, 2).toString('hex')).toBe('ffd8');
    clock.advance(pagePictures.linkSeconds * 1000);
    expect((await shop.fetch(page?.src ?? '')).status).toBe(403);
  });

  test('are exactly those that are public as samples, and nothing else is converted', async () => {
    shop.converted.length = 0;
    const { documents } = await shop.see({ fields: { businessName: 'Exact Pages' }, from: elsewhere() });
    const product = await shop.anyone<ProductWithDocuments>('getProductWithDocuments', shop.product.id);
    expect(counts(documents)).toEqual(counts(product.documents));
    expect(shop.converted.map(({ lastPage }) => lastPage)).toEqual([2, 2]);
  });

  test('show what was typed, and the invented company for the rest, the document in view first', async () => {
    shop.converted.length = 0;
    const fields = { businessName: 'Żuk & Daughters', street: '1 High Street', first: String(closing) };
    const previewId = await shop.ask({ fields, file: logoFile, from: elsewhere() });
    const first = (await listJobs(services)).find(({ name }) => name === 'make-preview');
    expect(first?.data).toEqual({ previewId, templateId: closing, others: [opening] });
    await shop.make();
    expect(shop.converted).toHaveLength(2);
    for (const { text, hasPicture } of shop.converted) {
      expect(text).toContain('Żuk & Daughters');
      expect(text).toContain('1 High Street, Portland, ME 04101');
      expect(text).toContain('harborview.example');
      expect(hasPicture).toBe(true);
    }
  });

  test('are made once for the same version, details and logo, and again for others', async () => {
    const fields = { businessName: 'Twice' };
    await shop.see({ fields, from: elsewhere() });
    shop.converted.length = 0;
    const again = await shop.see({ fields, from: elsewhere() });
    expect(again.documents.map(({ status }) => status)).toEqual(['complete', 'complete']);
    expect(shop.converted).toHaveLength(0);
    await shop.see({ fields, file: logoFile, from: elsewhere() });
    expect(shop.converted).toHaveLength(2);
  });

  test('of a customer elsewhere carry their address as it is written there, and no state of the invented company', async () => {
    const eva = await shop.buyer('eva@example.com');
    await eva.post('setCustomerBusinessDetails', {
      name: 'Eva',
      street: 'Allee 1',
      city: 'Berlin',
      state: '',
      zipCode: '10115',
      country: 'DE',
    });
    shop.converted.length = 0;
    await shop.see({ fields: {}, headers: await eva.headers(), from: elsewhere() });
    expect(shop.converted).toHaveLength(2);
    for (const { text } of shop.converted) expect(text).toContain('Allee 1, 10115 Berlin, Germany');
  });

  test('of a customer carry the profile, without a field being sent', async () => {
    const ann = await shop.buyer('ann@example.com');
    await shop.giveLogo(ann);
    shop.converted.length = 0;
    await shop.see({ fields: {}, headers: await ann.headers(), from: elsewhere() });
    expect(shop.converted).toHaveLength(2);
    for (const { text, hasPicture } of shop.converted) {
      expect(text).toContain('Lee Bakery');
      expect(text).toContain('ann@example.com');
      expect(hasPicture).toBe(true);
    }
  });

  test('of one document can be had in colours to try on, as dark as they would be once chosen, or in its own', async () => {
    expect(await coloursTried('#ffee00,#14532d')).toEqual(['817800', '14532D']);
    expect(await coloursTried('own')).toBeNull();
    expect(await statusOf({ colours: 'red' })).toBe(400);
    expect(await statusOf({ colours: '#111111,#111111,#111111,#111111' })).toBe(400);
    expect(await statusOf({ only: '999999' })).toBe(404);
  });

  test('are not made any more once they were asked for otherwise; a logo goes along', async () => {
    shop.converted.length = 0;
    const from = elsewhere();
    const replaces = await shop.ask({ fields: { businessName: 'Ac' }, file: logoFile, from });
    const newest = await shop.see({ fields: { businessName: 'Acme', replaces }, from });
    expect(shop.converted.map(({ hasPicture }) => hasPicture)).toEqual([true, true]);
    expect(shop.converted.every(({ text }) => text.includes('Acme'))).toBe(true);
    expect(newest.documents[0]?.status).toBe('complete');
    expect((await shop.look(replaces)).status).toBe(404);
  });

  test('that cannot be made are told as failed, and whoever asks again is heard', async () => {
    const failing = await createPreviewShop();
    const { converter } = failing.services;
    const toPdf = converter.toPdf;
    converter.toPdf = async () => {
      throw new Error('The office is gone.');
    };
    const fields = { businessName: 'Secret Name Ltd' };
    const { documents } = await failing.see({ fields });
    expect(documents.map(({ status }) => status)).toEqual(['failed', 'failed']);
    expect(failing.logLines.join('')).not.toContain('Secret Name');
    converter.toPdf = toPdf;
    expect((await failing.see({ fields })).documents[0]?.status).toBe('complete');
  });
});

test('an answer that waits comes with the first page', async () => {
  const previewId = await shop.ask({ fields: { businessName: 'Patience' }, from: elsewhere() });
  const [answer] = await Promise.all([shop.look(previewId, { have: 0 }), shop.make()]);
  const { result } = (await answer.json()) as {
    result: { data: { documents: { pages: unknown[] }[] } };
  };
  expect(result.data.documents.flatMap(({ pages }) => pages).length).toBeGreaterThan(0);
});

describe('what a visitor typed', () => {
  test('is seen by whoever has the id alone: not by a guess, nor with another link, nor in a shared cache', async () => {
    const mine = await shop.see({ fields: { businessName: 'Mine' }, from: elsewhere() });
    const theirs = await shop.see({ fields: { businessName: 'Theirs' }, from: elsewhere() });
    const [my, their] = [mine, theirs].map(({ documents }) => documents[0]?.pages[0]?.src ?? '');
    const token = new URL(my ?? '', 'http://shop').search;
    expect((await shop.fetch(`${their?.split('?')[0]}${token}`)).status).toBe(403);
    expect((await shop.fetch(their?.split('?')[0] ?? '')).status).toBe(403);
    expect((await shop.look(crypto.randomUUID())).status).toBe(404);
    expect((await shop.look(mine.previewId)).headers.get('cache-control')).toBe('no-store');
    expect(my).not.toContain(mine.previewId);
  });

  test('is in no log and no backup', async () => {
    const fields = { businessName: 'Quietest Kept Name', street: '77 Unlogged Road' };
    await shop.see({ fields, file: logoFile, from: elsewhere() });
    await shop.send({ fields: { businessName: 'Quietest 𓀀 Kept Name' }, from: elsewhere() });
    expect(shop.logLines.join('')).not.toMatch(/Quietest|Unlogged/);
    const { rows } = await services.db.execute<{ relname: string }>(
      sql`select relname from pg_class where relpersistence = 'u' and relkind = 'r' order by 1`,
    );
    expect(rows.map(({ relname }) => relname)).toEqual(['preview_pages', 'preview_renderings', 'previews']);
  });

  test('is gone within the hour, whatever became of it', async () => {
    const fields = { businessName: 'Gone Soon' };
    const { previewId, documents } = await shop.see({ fields, from: elsewhere() });
    expect(keeping.keepMs + 2 * keeping.sweepEveryMs).toBeLessThanOrEqual(HOUR);
    clock.advance(keeping.keepMs + 1000);
    expect((await shop.look(previewId)).status).toBe(404);
    expect((await shop.fetch(documents[0]?.pages[0]?.src ?? '')).status).toBe(403);
    await forgetPreviews(services, new AbortController().signal);
    const { rows } = await services.db.execute<{ left: string }>(
      sql`select (select count(*) from previews) + (select count(*) from preview_renderings)
               + (select count(*) from preview_pages) as left`,
    );
    expect(Number(rows[0]?.left)).toBe(0);
  });
});

describe('a preview', () => {
  test.each<[string, Record<string, string>, number]>([
    ['without a name', {}, 400],
    ['with a control character in the name', { businessName: 'Ac\u0007me' }, 400],
    ['with a character that no font has', { businessName: 'Acme 𓀀' }, 422],
    ['with a name of a thousand characters', { businessName: 'x'.repeat(1000) }, 400],
    ['with a website that is none', { businessName: 'Acme', website: 'javascript:alert(1)' }, 400],
    ['of a bundle that is not sold', { businessName: 'Acme', productId: '99999' }, 404],
    ['with a field that nobody knows', { businessName: 'Acme', sourcePath: 'x' }, 400],
  ])('%s is refused', async (_, fields, status) => {
    const answer = await shop.send({ fields, from: elsewhere() });
    expect(answer.status).toBe(status);
  });

  test.each<[string, { name: string; bytes: Uint8Array }, number]>([
    ['that is no PNG', { name: 'logo.png', bytes: Buffer.from('<svg/>') }, 422],
    ['of another name', { name: 'logo.svg', bytes: makePng(9, 9) }, 422],
    [
      'that claims a billion pixels',
      { name: 'logo.png', bytes: makePng(9, 9, { width: 40_000, height: 40_000 }) },
      422,
    ],
  ])('with a logo %s is refused', async (_, file, status) => {
    const answer = await shop.send({ fields: { businessName: 'Acme' }, file, from: elsewhere() });
    expect(answer.status).toBe(status);
  });

  test('of a network that has asked for too many is refused, while others go on', async () => {
    const from = elsewhere();
    const [{ count }] = asking.perNetwork;
    for (let asked = 0; asked < count; asked += 1) await shop.send({ fields: {}, from });
    const refused = await shop.send({ fields: { businessName: 'Acme' }, from });
    expect([refused.status, refused.headers.get('retry-after') !== null]).toEqual([429, true]);
    expect((await shop.send({ fields: { businessName: 'Acme' }, from: elsewhere() })).status).toBe(200);
    await shop.make();
  });

  test('is refused when what is kept of all visitors takes too much room', async () => {
    const logo = Buffer.alloc(MIB);
    const record = { details: {} as PreviewDetails, documents: [], createdAt: clock.now() };
    await services.db
      .insert(previews)
      .values(Array.from({ length: 4 }, () => ({ ...record, id: crypto.randomUUID(), logo })));
    const ask = (maxKeptBytes: number) => requireRoom(services, elsewhere(), { ...asking, maxKeptBytes });
    await expect(ask(4 * MIB)).rejects.toThrow('busy');
    await expect(ask(5 * MIB)).resolves.toBeUndefined();
  });

  test('is refused when too many documents wait, before anything of it is read', async () => {
    await services.db.transaction((tx) =>
      services.queue.enqueueAll(
        tx,
        'make-preview',
        Array.from({ length: asking.maxWaiting }, () => ({ previewId: crypto.randomUUID(), templateId: 1 })),
        { class: 'preview' },
      ),
    );
    const answer = await shop.send({ fields: { businessName: 'Acme' }, from: elsewhere() });
    expect(answer.status).toBe(503);
    await shop.make();
  });
});

test('a preview gives way: it is not begun while paid work waits, and comes back later', async () => {
  shop.converted.length = 0;
  const previewId = await shop.ask({ fields: { businessName: 'Polite' }, from: elsewhere() });
  const ann = await shop.buyer('polite@example.com');
  const orderId = await shop.buy(ann, shop.product.stripePriceId);
  const { makePreview } = await import('#server/modules/previews/make-preview.ts');
  const job = { signal: new AbortController().signal };
  await makePreview(services, { previewId, templateId: opening, others: [closing] }, job);
  expect(shop.converted).toHaveLength(0);
  const waiting = (await listJobs(services)).filter(({ name }) => name === 'make-preview');
  expect(waiting).toHaveLength(2);
  const { done } = await shop.make();
  const paid = done.lastIndexOf('generate-line-item');
  expect(done.indexOf('make-preview')).toBeGreaterThan(paid);
  expect((await shop.itemsOf(ann, orderId)).map(({ status }) => status)).toEqual(['GENERATED', 'GENERATED']);
  expect((await shop.read(previewId)).documents[0]?.status).toBe('complete');
});
