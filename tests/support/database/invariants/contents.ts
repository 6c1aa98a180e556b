import { buffer } from 'node:stream/consumers';
import { and, eq, sql } from 'drizzle-orm';
import { readConfig } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import { storedFiles } from '#server/db/schema/files.ts';
import { generatedDocuments, orderGenerations } from '#server/db/schema/generation.ts';
import { lineItems, orders } from '#server/db/schema/orders.ts';
import { objectKeyOf } from '#server/modules/files/stored-file.ts';
import type { Storage } from '#server/ports/storage.ts';
import { PREVIEW_BUCKET } from '#shared/buckets.ts';
import { paragraphsOf, readPackage } from '#tests/support/office/read-package.ts';
import { BODY } from '#tests/support/office/template-case.ts';

/** What the templates of the shops that are examined say; of any other nothing can be told. */
const LETTER = /^For (.+), \w+, on (.+)$/m;
const { shopTimeZone } = readConfig({ NODE_ENV: 'test' });
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: shopTimeZone });
const dayOf = (moment: Date) => days.format(moment);

/** Every document is of the business that its order has kept, and of no day before the payment. */
export const findWrongContents = async (db: Database, storage: Storage): Promise<string[]> => {
  const made = await db
    .select({
      stem: generatedDocuments.stem,
      order: orders,
      newerBuyer: orderGenerations.buyer,
      file: storedFiles,
    })
    .from(generatedDocuments)
    .innerJoin(lineItems, eq(lineItems.id, generatedDocuments.lineItemId))
    .innerJoin(orders, eq(orders.id, lineItems.orderId))
    .innerJoin(
      storedFiles,
      and(
        eq(storedFiles.bucket, PREVIEW_BUCKET),
        eq(storedFiles.path, sql`${generatedDocuments.stem} || '.docx'`),
      ),
    )
    .leftJoin(
      orderGenerations,
      and(
        eq(orderGenerations.orderId, orders.id),
        eq(orderGenerations.number, generatedDocuments.generation),
      ),
    );
  const found = await Promise.all(
    made.map(async ({ stem, order, newerBuyer, file }) => {
      const bytes = await storage.read(objectKeyOf(file)).then((read) => read && buffer(read.body));
      const [, name, day] = LETTER.exec((bytes && textOf(bytes)) ?? '') ?? [];
      const expected = (newerBuyer ?? order.buyer)?.business.name;
      const owner = `${file.ownerId} ${file.orderId}`;
      return [
        ...(name !== undefined && name !== expected ? [`${stem} is for ${name}, not for ${expected}`] : []),
        ...(day !== undefined && new Date(day) < new Date(dayOf(order.paidAt ?? order.createdAt))
          ? [`${stem} is of ${day}, before it was paid`]
          : []),
        ...(owner === `${order.customerId} ${order.id}` ? [] : [`${stem} is not the buyer's`]),
      ];
    }),
  );
  return found.flat();
};

/** A file that does not open is told elsewhere. */
const textOf = (docx: Buffer) => {
  try {
    return paragraphsOf(readPackage(docx).xml(BODY)).join('\n');
  } catch {
    return undefined;
  }
};
