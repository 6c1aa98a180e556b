import { Hono } from 'hono';
import type { Services } from '#server/kernel/services.ts';
import { later } from '#server/kernel/clock.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Where to report a hole, in the standard place (RFC 9116). */
export const securityTxt = ({ config, clock }: Pick<Services, 'config' | 'clock'>) =>
  new Hono().get('/', (c) =>
    c.text(
      [
        `Contact: mailto:${config.supportEmail}`,
        `Expires: ${later(clock.now(), YEAR_MS).toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${new URL('/.well-known/security.txt', config.publicUrl).href}`,
        '',
      ].join('\n'),
    ),
  );
