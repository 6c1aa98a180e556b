import type { Transaction } from '#server/db/connect.ts';
import { DomainError } from '#server/kernel/domain-error.ts';
import { lockTemplate } from './template-repo.ts';

/** Held until the transaction ends: versions of one template are added one after the other. */
export const requireListed = async (tx: Transaction, templateId: number) => {
  const template = await lockTemplate(tx, templateId);
  if (!template || template.archivedAt) throw new DomainError('document.not-found');
  return template;
};
