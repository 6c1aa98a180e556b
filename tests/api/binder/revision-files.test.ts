import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RevisionFile, RevisionFormat, RevisionPages } from '#shared/contract/binder-files.ts';
import { problems } from '#shared/problems.ts';
import { readPdf } from '#tests/support/converter/read-pdf.ts';
import { buildXlsx } from '#tests/support/office/build-xlsx.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { createBinderShop } from '#tests/support/shop/binder-shop.ts';
import { bytesOf, dataOf, jsonPost, refusalOf } from '#tests/support/shop/calls.ts';
import { BUSINESS, type Buyer } from '#tests/support/shop/checkout-shop.ts';

const shop = await createBinderShop();
const xlsx = buildXlsx({
  strings: ['Log of {{business_name}}'],
  rows: '<row r="1"><c r="A1" t="s"><v>0</v></c></row>',
});
const bundle = await shop.sellDocuments('Kitchen', [{ name: 'Cooling', xlsx }]);

let people = 0;
let buyer: Buyer;
let orderId = 0;
let id = 0;
beforeEach(async () => {
  people += 1;
  buyer = await shop.buyer(`owner${people}@example.com`);
  orderId = await shop.buy(buyer, bundle.stripePriceId);
  await shop.work();
  id = (await shop.binderOf(buyer)).documents[0]?.id ?? 0;
});

const fileOf = async (revision: number, format: RevisionFormat, more: object = {}) =>
  dataOf<RevisionFile>(await buyer.get('getRevisionFile', { id, revision, format, ...more }));
const fetchOf = async (revision: number, format: RevisionFormat) =>
  shop.fetch((await fileOf(revision, format)).url);
const bytesAt = async (revision: number, format: RevisionFormat) => bytesOf(await fetchOf(revision, format));
const pagesOf = async (revision: number) =>
  dataOf<RevisionPages>(await buyer.get('getRevisionPages', { id, revision }));
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const issue = async () => {
  await dataOf(await shop.approve(buyer, [id]));
  await shop.work();
};
const redraft = async (street: string) => {
  await buyer.post('setCustomerBusinessDetails', { ...BUSINESS, street });
  await dataOf(await buyer.post('regenerateOrder', { orderId }));
  await shop.work();
};
/** Revision 1 superseded by revision 2, which is in force. */
const supersede = async () => {
  await issue();
  await redraft('9 New Street');
  await issue();
};

describe('the file of a revision', () => {
  test('in force is the one whose hash is in the register, under its name', async () => {
    await issue();
    const [revision] = (await shop.documentOf(buyer, id)).revisions;
    expect(revision?.files.map(({ format }) => format)).toEqual(['pdf', 'docx', 'xlsx']);
    for (const { format, sha256 } of revision?.files ?? []) {
      expect(await fileOf(1, format)).toMatchObject({
        name: `Cooling, revision 1.${format}`,
        isStamped: false,
      });
      const answer = await fetchOf(1, format);
      expect(answer.headers.get('content-disposition')).toContain(`"Cooling, revision 1.${format}"`);
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(hashOf(await bytesOf(answer))).toBe(sha256);
    }
  });

  test('that waits to be approved says so in its name', async () => {
    expect(await fileOf(1, 'pdf')).toMatchObject({
      name: 'Cooling, revision 1 (draft).pdf',
      isStamped: false,
    });
  });

  test('that is superseded says so on every page, in each format, while what is stored stays as it was', async () => {
    await supersede();
    expect(await fileOf(1, 'pdf')).toMatchObject({
      name: 'Cooling, revision 1 (superseded).pdf',
      isStamped: true,
    });
    const text = 'SUPERSEDED by revision 2, do not use: Cooling, revision 1';
    const pdf = await readPdf(await bytesAt(1, 'pdf'));
    expect(pdf.pages.map((page) => page.text.trim())).toEqual(['SUPERSEDED']);
    expect(pdf.title).toBe(text);
    const docx = readPackage(await bytesAt(1, 'docx'));
    expect(paragraphsOf(docx.xml('word/headerStamp.xml'))).toEqual([text]);
    expect(readPackage(await bytesAt(1, 'xlsx')).xml('xl/worksheets/sheet1.xml')).toContain(text);

    const { revisions } = await shop.documentOf(buyer, id);
    expect(revisions.map(({ state }) => state)).toEqual(['in-force', 'superseded']);
    const [newest, oldest] = revisions;
    expect(hashOf(await bytesAt(2, 'docx'))).toBe(newest?.files[1]?.sha256);
    expect(hashOf(await bytesAt(1, 'docx'))).not.toBe(oldest?.files[1]?.sha256);
    const answer = await shop.fetch((await fileOf(1, 'pdf', { disposition: 'inline' })).url);
    expect(answer.headers.get('content-disposition')).toMatch(
      /^inline; filename="Cooling, revision 1 \(superseded\)\.pdf"/,
    );
    expect(Number(answer.headers.get('content-length'))).toBe((await bytesOf(answer)).length);
  });

  test('is stamped by how it stands when it is fetched, not when its link was made', async () => {
    await issue();
    const { url } = await fileOf(1, 'pdf');
    await redraft('9 New Street');
    await issue();
    const pdf = await readPdf(await bytesOf(await shop.fetch(url)));
    expect(pdf.pages.map((page) => page.text.trim())).toEqual(['SUPERSEDED']);
  });

  test('that is withdrawn says so', async () => {
    await issue();
    await dataOf(await buyer.post('withdrawDocuments', { ids: [id], name: 'Ada', reason: 'Closed' }));
    expect((await fileOf(1, 'pdf')).name).toBe('Cooling, revision 1 (withdrawn).pdf');
    const pdf = await readPdf(await bytesAt(1, 'pdf'));
    expect(pdf.pages.map((page) => page.text.trim())).toEqual(['WITHDRAWN']);
  });

  test('leaves no way around the stamp: neither by the storage nor in the ZIP of an earlier version', async () => {
    await supersede();
    const versions = await dataOf<{ number: number }[]>(
      await buyer.get('getCustomerOrderVersions', { orderId }),
    );
    const version = versions.at(-1)?.number;
    const { url } = await dataOf<{ url: string }>(await buyer.get('getOrderZipUrl', { orderId, version }));
    const zip = await shop.fetch(url);
    const inZip = readPackage(await bytesOf(zip));
    expect(inZip.names).toEqual(['PDF/Cooling.pdf', 'Word/Cooling.docx', 'Excel/Cooling.xlsx']);
    expect((await readPdf(inZip.bytes('PDF/Cooling.pdf'))).pages.map((page) => page.text.trim())).toEqual([
      'SUPERSEDED',
    ]);
    const shown: string[] = [];
    for (const path of (await shop.pathsOf(buyer)).filter((one) => one.endsWith('.pdf'))) {
      const address = `/storage/v1/object/sign/document_previews/${path}`;
      const asked = jsonPost({ expiresIn: 3600 }, await buyer.headers());
      const { signedURL } = (await (await shop.fetch(address, asked)).json()) as { signedURL: string };
      const { pages } = await readPdf(await bytesOf(await shop.fetch(`/storage/v1${signedURL}`)));
      shown.push(...pages.map((page) => page.text.trim()));
    }
    expect(shown.toSorted()).toEqual(['', 'SUPERSEDED']);
  });

  test('is handed out to nobody else, and to nobody while the order is closed', async () => {
    await issue();
    const other = await shop.buyer(`other${people}@example.com`);
    const unknown = [404, 'NOT_FOUND', problems['binder.not-found'].message];
    const asked = { id, revision: 1, format: 'pdf' };
    expect(await refusalOf(await other.get('getRevisionFile', asked))).toEqual(unknown);
    expect(await refusalOf(await other.get('getRevisionPages', { id, revision: 1 }))).toEqual(unknown);
    expect(await refusalOf(await buyer.get('getRevisionFile', { ...asked, revision: 7 }))).toEqual(unknown);
    const { url } = await fileOf(1, 'pdf');
    expect((await shop.fetch(url.replace('/1.pdf', '/1.docx'))).status).toBe(403);
    await dataOf(await shop.asAdmin.post('refundOrder', { orderId }));
    expect((await shop.fetch(url)).status).toBe(404);
    expect(await refusalOf(await buyer.get('getRevisionFile', asked))).toEqual(unknown);
    expect(await refusalOf(await buyer.get('getRevisionPages', { id, revision: 1 }))).toEqual(unknown);
  });

  test('has a name that is one line of a header, whatever the title holds', async () => {
    const odd = await shop.sellDocuments('Odd', [
      { name: 'A"; filename="x.exe' },
      { name: '../../etc/é\u202Efdp' },
    ]);
    await shop.buy(buyer, odd.stripePriceId);
    await shop.work();
    const { documents } = await shop.binderOf(buyer);
    for (const document of documents.filter(({ bundle: { name } }) => name === 'Odd')) {
      const { url } = await dataOf<RevisionFile>(
        await buyer.get('getRevisionFile', { id: document.id, revision: 1, format: 'pdf' }),
      );
      const disposition = (await shop.fetch(url)).headers.get('content-disposition') ?? '';
      expect(disposition).toMatch(/^attachment; filename="[^"/\\]*"; filename\*=UTF-8''[^;]*$/);
      expect(disposition).not.toMatch(/\u202E|%E2%80%AE|%2F/);
    }
  });
});

describe('the pages of a revision', () => {
  test('are shown with how it stands', async () => {
    await supersede();
    const [before, now] = [await pagesOf(1), await pagesOf(2)];
    expect([before.state, now.state]).toEqual(['superseded', 'in-force']);
    for (const { pages } of [before, now]) {
      expect(pages).toHaveLength(1);
      const picture = await shop.fetch(pages[0]?.src ?? '');
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    }
    expect(before.pages[0]?.src).not.toBe(now.pages[0]?.src);
  });
});
