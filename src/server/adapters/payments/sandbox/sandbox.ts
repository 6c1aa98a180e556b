import { WEBHOOK_PATH } from '#server/adapters/payments/webhook-path.ts';
import type { Database, Transaction } from '#server/db/connect.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Random } from '#server/kernel/random.ts';
import { createApi } from './api/api.ts';
import type { Books } from './books.ts';
import { type Deliver, deliverEvents } from './deliveries/deliver-events.ts';
import { runDue } from './run-due.ts';

type SandboxOptions = {
  db: Database;
  clock: Clock;
  random: Random;
  /** The shop's own origin. */
  publicUrl: URL;
  secretKey: string;
  webhookSecret: string;
  /** Told within a transaction when something is due at an instant, so that somebody comes then. */
  wake: (tx: Transaction, at: Date) => Promise<void>;
};

export type Sandbox = {
  /** The provider's interface, for the library alone. */
  fetch: typeof globalThis.fetch;
  /** Runs the work in one transaction, at one instant. */
  inBooks: <T>(work: (books: Books) => Promise<T>) => Promise<T>;
  /** Does everything that is due by now, deliveries to the shop's webhook among it. */
  run: (deliver: Deliver, signal?: AbortSignal) => Promise<void>;
};

/** A card provider inside the shop, for test cards only: its objects live in the shop's own database. */
export const createSandbox = ({
  db,
  clock,
  random,
  publicUrl,
  secretKey,
  webhookSecret,
  wake,
}: SandboxOptions): Sandbox => {
  const { origin } = publicUrl;
  const inBooks: Sandbox['inBooks'] = (work) =>
    db.transaction((tx) => work({ tx, now: clock.now(), random, origin, wake }));
  const api = createApi({ secretKey, inBooks });
  return {
    fetch: (input, init) => api(new Request(input, init)),
    inBooks,
    run: async (deliver, signal = new AbortController().signal) => {
      await runDue(inBooks, signal);
      const webhookUrl = `${origin}${WEBHOOK_PATH}`;
      await deliverEvents({ inBooks, deliver, webhookUrl, webhookSecret }, signal);
    },
  };
};
