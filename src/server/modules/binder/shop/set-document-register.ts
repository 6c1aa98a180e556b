import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refuseUnprintable } from '#server/modules/accounts/refuse-unprintable.ts';
import { updateRegister } from '#server/modules/templates/template-repo.ts';

type Register = { id: number; number: string; owner: string; reviewMonths: number };

/**
 * How a template enters the binders of those who buy it from now on. Who has it already gets the number and the owner with the
 * next revision, unless their document has some.
 */
export const setDocumentRegister = async (
  services: Pick<Services, 'db' | 'templateEngine'>,
  { id, number, owner, reviewMonths }: Register,
) => {
  await refuseUnprintable(services, { number, owner });
  const fields = { documentNumber: number, owner, reviewMonths };
  if (!(await updateRegister(services.db, id, fields))) throw new DomainError('document.not-found');
};
