import { handOutReadingMails } from '#server/modules/readers/mails/hand-out-reading-mails.ts';
import { tellReaders } from '#server/modules/readers/mails/tell-readers.ts';
import { listMails } from '#server/modules/mailbox/outbox-repo.ts';
import type { BinderPage } from '#shared/contract/binder.ts';
import type { SavedReaders } from '#shared/contract/reading/readers.ts';
import { dataOf } from './calls.ts';
import type { GenerationShop } from './generation-shop.ts';

const PEOPLE = 300;

/** An owner has others read what is in force; one of them wants no more mail, one goes. */
export const visitReaders = async (shop: GenerationShop) => {
  const bundle = await shop.sellDocuments('To be read', [{ name: 'Reading' }]);
  const owner = await shop.buyer('owner-of-readers@example.com');
  const orderId = await shop.buy(owner, bundle.stripePriceId);
  await shop.generate();
  const { documents, today } = await dataOf<BinderPage>(await owner.get('getBinder'));
  const documentIds = documents.map(({ id }) => id);
  const approval = { name: 'Ada', role: 'Manager', effectiveDate: today, reviewMonths: 12 };
  await owner.post('approveDocuments', { ids: documentIds, ...approval });
  await shop.generate();
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    name: `Reader ${index}`,
    email: `visited${index}@example.net`,
    role: index % 2 ? 'Cook' : '',
  }));
  const { lines } = await dataOf<SavedReaders>(await owner.post('saveReaders', { readers: people }));
  const ids = lines.flatMap((line) => ('id' in line ? [line.id] : []));
  await owner.post('assignReaders', { readerIds: ids.slice(0, 20), orderIds: [orderId], dueOn: today });
  await owner.post('assignReaders', { roles: ['Cook'], documentIds, unassign: true });
  await owner.post('remindReaders', { documentIds });
  await tellReaders(shop.services, new AbortController().signal);
  await handOutReadingMails(shop.services);
  await shop.generate();
  const [mail] = await listMails(shop.services.db, { recipientPart: 'visited', limit: 1 });
  const path = /\/reading-mails\/[\w.-]+/.exec(mail?.text ?? '')?.[0] ?? '';
  await shop.fetch(path);
  for (const mails of ['off', 'on'])
    await shop.fetch(path, {
      method: 'POST',
      body: `mails=${mails}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  const [first = 0, second = 0] = ids;
  for (const call of ['renewReaderLink', 'removeReaderLink', 'renewReaderPin', 'removeReaderPin'])
    await owner.post(call, { id: first });
  await owner.post('removeReader', { id: second, erase: true });
  const device = await dataOf<{ id: number }>(await owner.post('addSharedDevice', { label: 'Kitchen' }));
  await owner.post('removeSharedDevice', { id: device.id });
  await owner.get('getReaders');
  await owner.get('getReadingMatrix', { search: 'reader' });
};
