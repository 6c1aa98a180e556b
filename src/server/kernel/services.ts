import type { Config } from '#server/config.ts';
import type { Database } from '#server/db/connect.ts';
import type { Converter } from '#server/ports/converter.ts';
import type { Mailer } from '#server/ports/mailer.ts';
import type { Payments } from '#server/ports/payments.ts';
import type { Queue } from '#server/ports/queue.ts';
import type { Storage } from '#server/ports/storage.ts';
import type { Tally } from '#server/ports/tally.ts';
import type { TemplateEngine } from '#server/ports/template-engine.ts';
import type { Tracer } from '#server/ports/tracer.ts';
import type { Clock } from './clock.ts';
import type { Keys } from './keys.ts';
import type { Log } from './log.ts';
import type { Random } from './random.ts';

/** Everything the product reaches the world through. Built once in `composition-root.ts`; a use case names what it touches. */
export type Services = {
  config: Config;
  db: Database;
  clock: Clock;
  random: Random;
  keys: Keys;
  log: Log;
  storage: Storage;
  mailer: Mailer;
  converter: Converter;
  templateEngine: TemplateEngine;
  payments: Payments;
  queue: Queue;
  tracer: Tracer;
  tally: Tally;
};
