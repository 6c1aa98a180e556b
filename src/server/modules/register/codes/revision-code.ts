import { createHmac } from 'node:crypto';
import type { Services } from '#server/kernel/services.ts';

/** Letters and digits of which nobody guesses one: 107 bits, few enough for a small picture. */
const CODE_LENGTH = 18;

export const isRevisionCode = (written: string) => new RegExp(`^[A-Za-z0-9]{${CODE_LENGTH}}$`).test(written);

type CodedDocument = { orderId: number; templateId: number };

/**
 * What a revision is asked after by its print. It follows from the shop's key and what the revision is, so that a document made
 * ahead of its payment prints the code that the register gives it afterwards. From then on the register's counts.
 */
export const revisionCodeOf = (
  { keys }: Pick<Services, 'keys'>,
  { orderId, templateId }: CodedDocument,
  number: number,
) =>
  createHmac('sha256', keys.revisionCode)
    .update(JSON.stringify([orderId, templateId, number]))
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, CODE_LENGTH);
