import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createS3Storage } from '#server/adapters/storage/s3.ts';
import { outboxMails } from '#server/db/schema/mails.ts';
import { startLocalS3 } from '#tests/support/storage/local-s3.ts';
import { percentile, report, seconds } from './support/report.ts';
import { openTown, type TownOptions } from './support/town.ts';

const PURCHASES = Number(process.env['PURCHASES'] ?? 30);

const onS3 = async (): Promise<TownOptions> => {
  const s3 = await startLocalS3();
  return {
    replaced: { storage: createS3Storage(s3) },
    environment: {
      S3_BUCKET: s3.bucket,
      S3_REGION: s3.region,
      S3_ENDPOINT: s3.endpoint ?? '',
      S3_ACCESS_KEY_ID: s3.credentials?.accessKeyId ?? '',
      S3_SECRET_ACCESS_KEY: s3.credentials?.secretAccessKey ?? '',
      S3_FORCE_PATH_STYLE: '1',
    },
  };
};
const places: [string, () => Promise<TownOptions>][] = [
  ['a disk', async () => ({})],
  ['S3', onS3],
];

test.each(places)('two servers and two workers share one Postgres and %s', async (name, optionsOf) => {
  const town = await openTown({ servers: 2, workers: 2, ...(await optionsOf()) });
  const bought = await town.shopper.buyMany(PURCHASES);
  const doneMs = await town.finished(120_000);
  await town.stop();
  const problems = await town.examine();
  const mails = await town.services.db.$count(outboxMails, like(outboxMails.recipient, 'buyer%'));
  const [checkout, settled] = [
    percentile(
      bought.map(({ checkoutMs }) => checkoutMs),
      0.99,
    ),
    percentile(
      bought.map(({ settledMs }) => settledMs),
      0.99,
    ),
  ];
  const { failures } = town.shopper;
  await report({
    part: 'scale',
    case: `2 servers, 2 workers, ${name}: ${PURCHASES} purchases, 8 at a time`,
    expected: 'no failed answer, every mail once',
    measured: `${failures.length} failed answers, ${mails} mails for ${2 * PURCHASES}, ${problems.length} problems, checkout p99 ${seconds(checkout)}, paid to succeeded p99 ${seconds(settled)}, all made ${seconds(doneMs)} later`,
    ok: problems.length === 0 && failures.length === 0 && mails === 2 * PURCHASES,
  });
  expect(problems).toEqual([]);
  expect(failures).toEqual([]);
  expect(mails).toBe(2 * PURCHASES);
});
