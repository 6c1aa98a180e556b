import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { readAccessToken } from './access-token.ts';
import { findSignedIn, findSignedInTogether } from './session-repo.ts';

export type CurrentCustomer = {
  id: string;
  email: string;
  createdAt: Date;
  isAdmin: boolean;
  sessionId: string;
};

const BEARER = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** How a session is looked up: for this call alone, or for all at once that are polling at this moment. */
export type Lookup = 'alone' | 'together';

/** Who is calling, by the Authorization header and nothing else. */
export const authenticate = async (
  services: Pick<Services, 'db' | 'keys' | 'clock'>,
  authorization: string | undefined,
  lookup: Lookup = 'alone',
): Promise<CurrentCustomer> => {
  const token = authorization?.match(BEARER)?.[1];
  const claims = token === undefined ? undefined : await readAccessToken(services, token);
  if (!claims) throw new DomainError('auth.required');
  const find = lookup === 'together' ? findSignedInTogether : findSignedIn;
  const customer = await find(services.db, claims);
  if (!customer) throw new DomainError('auth.required');
  return customer;
};

export const requireAdmin = (customer: CurrentCustomer) => {
  if (!customer.isAdmin) throw new DomainError('role.admin-only');
  return customer;
};
