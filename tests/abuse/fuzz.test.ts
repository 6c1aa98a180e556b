import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { lineItems } from '#server/db/schema/orders.ts';
import { templateVersions } from '#server/db/schema/templates.ts';
import { storeFile } from '#server/modules/files/store-file.ts';
import { TEMPLATE_BUCKET, WORD_TYPE } from '#server/modules/templates/template.ts';
import { buildDocx } from '#tests/support/office/build-docx.ts';
import { p } from '#tests/support/office/word-markup.ts';
import { areas } from '#server/http/procedures.ts';
import { createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { elsewhere } from '#tests/support/shop/elsewhere.ts';
import { inputsOf } from '#tests/support/fuzz/arbitrary-of.ts';
import { jsonPost } from '#tests/support/shop/calls.ts';

/** `npm run test:abuse` asks for more, and for others each time. */
const INPUTS = Number(process.env['FUZZ_INPUTS'] ?? 1500);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const SLOW_MS = 200;
/** A busy machine is slow with everything: an input is slow beside one that is not. */
const SLOW_TIMES = 10;
/** The dearest of ordinary calls takes 4 to 14 times as long as the easiest, as it happens. */
const TRIES = 10;
const MINUTE = 60_000;

const shop = await createCheckoutShop();
const product = await shop.sell('Kitchen Safety', 5000, ['Cleaning', 'Storage']);
const customer = await shop.buyer('customer@example.com');
const { orderId } = await customer.purchase(product.stripePriceId);
await shop.settle();
await shop.services.db.update(lineItems).set({ status: 'FAILED' }).where(eq(lineItems.orderId, orderId));
/** Administrators look into their files. */
for (const { sourcePath } of await shop.services.db.select().from(templateVersions))
  await storeFile(shop.services, {
    bucket: TEMPLATE_BUCKET,
    path: sourcePath,
    body: buildDocx({ body: p('{{#if website}}{{website}}{{/if}}') }),
    contentType: WORD_TYPE,
    downloadName: sourcePath,
    ownerId: null,
    isPublic: false,
  });
const { slug } = await shop.anyone<{ slug: string }>('getProductWithDocuments', product.id);

/** Texts that lead somewhere in this shop, so that not every input ends at "not found". */
const known = [product.stripePriceId, slug, 'kitchen', 'succeeded', customer.email, await shop.sessionOf()];

const callers = {
  visitor: async () => ({}),
  customer: customer.headers,
  admin: shop.asAdmin.headers,
} satisfies Record<string, () => Promise<Record<string, string>>>;

type Procedure = { _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] } };
const procedures = Object.entries(areas).flatMap(([area, router]) =>
  Object.entries(router._def.procedures as unknown as Record<string, Procedure>)
    .filter(([name]) => !name.includes('.'))
    .map(([name, { _def }]) => ({ area, name, kind: _def.type, input: _def.inputs[0] })),
);

/** JSON cannot carry infinities and the like; `undefined` is no input at all. */
const send = async (
  { area, name, kind }: (typeof procedures)[number],
  caller: keyof typeof callers,
  input: unknown,
) => {
  const headers = await callers[caller]();
  const text = JSON.stringify(input);
  const address = `/api/${area}/${name}`;
  const startedAt = performance.now();
  const answer =
    kind === 'query'
      ? await shop.fetch(text === undefined ? address : `${address}?input=${encodeURIComponent(text)}`, {
          headers,
          from: elsewhere(),
        })
      : await shop.fetch(address, { ...jsonPost(text ?? '', headers), from: elsewhere() });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startedAt };
};

/** Signs in, asks the database, and has nothing to chew on. */
const easy = { area: 'customer', name: 'getCustomer', kind: 'query', input: undefined } as const;

/** A slow machine is slow now and then, or with everything; a slow input is slow each time, and it alone. */
const isSlow = async (call: () => ReturnType<typeof send>) => {
  for (let time = 0; time < TRIES; time += 1) {
    const { ms: usual } = await send(easy, 'customer', undefined);
    if ((await call()).ms <= Math.max(SLOW_MS, SLOW_TIMES * usual)) return false;
  }
  return true;
};

describe(`whatever is sent (seed ${SEED})`, () => {
  test.each(procedures)(
    'to $area/$name, it is answered in time, and never with a failure of ours',
    { timeout: 10 * MINUTE },
    async (procedure) => {
      const anyone = fc.constantFrom(...(Object.keys(callers) as (keyof typeof callers)[]));
      await fc.assert(
        fc.asyncProperty(anyone, inputsOf(procedure.input, known), async (caller, input) => {
          const call = () => send(procedure, caller, input);
          const { status, ms } = await call();
          expect(status).toBeLessThan(500);
          expect(ms > SLOW_MS && (await isSlow(call))).toBe(false);
        }),
        { seed: SEED, numRuns: Math.ceil(INPUTS / procedures.length) },
      );
      expect(shop.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
    },
  );
});
