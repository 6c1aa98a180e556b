import type { Context } from 'hono';
import type { ShopEnv } from '#server/http/shop-env.ts';
import type { ProblemKey } from '#shared/problems.ts';

/** What somebody who looks after the shop's safety wants to find again. `docs/operating.md` explains each. */
export const securityEvents = [
  'sign-in',
  'sign-in-failed',
  'session-refused',
  'denied',
  'limit-reached',
  'webhook-refused',
  'upload-refused',
  'admin-change',
  'refund',
] as const;

export type SecurityEvent = (typeof securityEvents)[number];

/** One line: what, who as far as known, from which network. Never what was sent along. */
export const logSecurityEvent = (
  c: Context<ShopEnv>,
  event: SecurityEvent,
  details: { actor?: string | undefined; call?: string | undefined; reason?: ProblemKey } = {},
) => {
  const actor = details.actor ?? c.get('actor');
  c.get('log').info({ event, network: c.get('client'), ...details, ...(actor && { actor }) }, 'security');
};

/** A refusal, if it is one of those. */
export const logRefusal = (c: Context<ShopEnv>, reason: ProblemKey, call?: string) => {
  const event = eventOf(reason);
  if (event) logSecurityEvent(c, event, { reason, call: call ?? c.req.path });
};

const byKey: Partial<Record<ProblemKey, SecurityEvent>> = {
  'auth.invalid-code': 'sign-in-failed',
  'auth.invalid-refresh-token': 'session-refused',
  'role.admin-only': 'denied',
  'request.foreign-origin': 'denied',
  'request.foreign-host': 'denied',
  'logo.not-yours': 'denied',
  'file.link-invalid': 'denied',
  'request.too-many': 'limit-reached',
  'auth.proof-needed': 'limit-reached',
  'request.too-large': 'limit-reached',
};

const byArea: Record<string, SecurityEvent> = {
  webhook: 'webhook-refused',
  upload: 'upload-refused',
  logo: 'upload-refused',
  picture: 'upload-refused',
};

const eventOf = (reason: ProblemKey) => byKey[reason] ?? byArea[reason.split('.')[0] ?? ''];
