import { z } from 'zod';
import { email } from '#shared/email.ts';
import { hasWebAddress } from '#shared/legal/web-address.ts';
import { textLength } from '#shared/limits/text-length.ts';
import { withdrawal } from '#shared/limits/withdrawal.ts';
import { requiredLine, textBlock } from '#shared/text.ts';
import { rowId } from '#shared/contract/row-id.ts';

const withoutLink = [(text: string) => !hasWebAddress(text), 'must not contain a web address'] as const;

export const withdrawInput = z.strictObject({
  /** Made by whoever asks: said again with the same one, it is the same declaration. */
  key: z.uuid(),
  name: requiredLine(textLength.name).refine(...withoutLink),
  /** An order's number, or the address it was bought with. */
  contract: requiredLine(withdrawal.contractLength).refine(...withoutLink),
  /** Where the confirmation is mailed to. */
  email,
  reason: textBlock(withdrawal.reasonLength)
    .refine(...withoutLink)
    .default(''),
});

/** Answer of `withdraw`, the same whether such an order exists or not. */
export type WithdrawalReceipt = { receivedAt: string };

export const withdrawalListInput = z
  .strictObject({
    state: z.enum(['open', 'answered']).default('open'),
    /** The `next` of the page before. */
    after: rowId.optional(),
  })
  .prefault({});

export const closeWithdrawalInput = z.strictObject({
  id: rowId,
  /** What was answered and done, for colleagues. */
  note: textBlock(withdrawal.noteLength).refine((note) => note !== '', 'must not be empty'),
});

/** A declaration as administrators see it. */
export type Withdrawal = {
  id: number;
  name: string;
  contract: string;
  email: string;
  reason: string;
  receivedAt: string;
  /** When the confirmation was accepted for delivery. */
  mailedAt: string | null;
  /** The order that `contract` seems to mean. */
  order: { id: number; email: string; status: string; waiverGivenAt: string | null } | null;
  answeredAt: string | null;
  answeredBy: string | null;
  note: string | null;
};

export type WithdrawalPage = { withdrawals: Withdrawal[]; next: number | null };
