import type { Transaction } from '#server/db/connect.ts';
import type { Random } from '#server/kernel/random.ts';

/** What everything in the sandbox works on: one transaction, at one instant. */
export type Ledger = {
  tx: Transaction;
  now: Date;
  random: Random;
  /** Where the payment page and the invoices are. */
  origin: string;
  /** As an owner sets it in the provider's dashboard. */
  termsUrl: string | undefined;
  apiVersion: string;
  /** Asks for deliveries to be made once this transaction is done. */
  scheduleRun: (tx: Transaction, at: Date) => Promise<void>;
};

/** Runs the work in one transaction, at one instant. */
export type InLedger = <T>(work: (ledger: Ledger) => Promise<T>) => Promise<T>;

export const secondsOf = (instant: Date) => Math.floor(instant.getTime() / 1000);

/** Unguessable, as the provider's are: whoever knows the id of a session may pay it. */
export const newId = ({ random }: Pick<Ledger, 'random'>, prefix: string, length = 24) =>
  `${prefix}_${`${random.token()}${random.token()}`.replaceAll(/[-_]/g, '').slice(0, length)}`;
