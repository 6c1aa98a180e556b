import type { Services } from '#server/kernel/services.ts';
import type { SignOutScope } from '#shared/contract/auth.ts';
import type { CurrentCustomer } from './authenticate.ts';
import { revokeSessions } from './session-repo.ts';

/** Ends sessions on the server: access tokens of them stop working with the next call. */
export const signOut = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, sessionId }: CurrentCustomer,
  scope: SignOutScope,
) => revokeSessions(db, { customerId: id, sessionId, scope, now: clock.now() });
