import { createOutboxMailer } from './adapters/mailer/outbox.ts';
import { createSmtpMailer } from './adapters/mailer/smtp.ts';
import { openPayments } from './adapters/payments/open-payments.ts';
import { createPgBossQueue } from './adapters/queue/pg-boss.ts';
import { openTracer } from './adapters/tracer/open-tracer.ts';
import { traceConversions } from './adapters/tracer/trace-conversions.ts';
import { createDiskStorage } from './adapters/storage/disk.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { systemClock } from './kernel/clock.ts';
import { deriveKeys } from './kernel/keys.ts';
import { createLog } from './kernel/log.ts';
import { systemRandom } from './kernel/random.ts';
import type { Services } from './kernel/services.ts';
import { countConversions } from './modules/operations/count-conversions.ts';
import { createHourlyTally } from './modules/operations/hourly-tally.ts';
import { openConverter, openTemplateEngine } from './open-converter.ts';
import { readShopSecret } from './shop-secret.ts';
import { takeJobs } from './worker.ts';

/** Everything the product reaches the world through, as configured, and how to let go of it. */
export const openServices = async (config: Config) => {
  const log = createLog({ level: config.logLevel });
  const [clock, random] = [systemClock, systemRandom];
  const keys = deriveKeys(await readShopSecret(config));
  const tracer = await openTracer(config.tracing);
  const database = await openDatabase(config.database, {
    onIdleError: (error) => log.warn({ err: error }, 'lost an idle database connection'),
    watchStatement: config.tracing && ((text) => tracer.begin('statement', factsOf(text))),
  });
  const { db, url } = database;
  const mail = createMailer(config.mail, { db, clock, random });
  const queue = await createPgBossQueue({ url, db, log, clock, tracer }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  const { payments, sandbox } = await openPayments({ config, db, clock, random, keys, queue }).catch(
    async (error: unknown) => {
      await queue.close();
      await database.close();
      throw error;
    },
  );
  const storage = await openStorage(config.storage);
  const tally = createHourlyTally({ db, clock, log });
  const converter = countConversions(traceConversions(openConverter(config, log), tracer), tally);
  const templateEngine = openTemplateEngine(config);
  const services: Services = {
    config,
    db,
    clock,
    random,
    keys,
    log,
    storage,
    queue,
    mailer: mail.mailer,
    converter,
    templateEngine,
    payments,
    tracer,
    tally,
  };
  /** Whoever does jobs will convert: the engine warms up meanwhile. The sandbox tells its events to the shop at `address`. */
  const startWork = (address: URL) => {
    converter.start();
    const runSandbox =
      sandbox && ((signal: AbortSignal) => sandbox.run(sandbox.deliverThrough(address), signal));
    return takeJobs(services, runSandbox);
  };
  const close = async () => {
    await queue.close();
    await Promise.all([converter.close(), templateEngine.close()]);
    mail.close();
    await tally.close();
    await database.close();
    await tracer.close();
  };
  return { services, sandbox, startWork, close };
};

/** Its text, in which parameters are numbers only. */
const factsOf = (text: string) => ({ 'db.system.name': 'postgresql', 'db.query.text': text });

/** The client of S3 is loaded only where there is one to talk to. */
export const openStorage = async (storage: Config['storage']) => {
  if (storage.kind === 'disk') return createDiskStorage(storage);
  const { createS3Storage } = await import('./adapters/storage/s3.ts');
  return createS3Storage(storage);
};

const createMailer = (mail: Config['mail'], services: Pick<Services, 'db' | 'clock' | 'random'>) => {
  if (mail.kind === 'outbox') return { mailer: createOutboxMailer(services), close: () => {} };
  const mailer = createSmtpMailer(mail);
  return { mailer, close: () => mailer.close() };
};
