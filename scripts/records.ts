import { readConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { describeAcknowledgements } from '#server/modules/readers/records/describe-acknowledgements.ts';
import { verifyAcknowledgements } from '#server/modules/readers/records/verify-acknowledgements.ts';
import {
  describeVerification,
  RecordMisfit,
} from '#server/modules/register/records/describe-verification.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { runCommand, UsageError } from './run-command.ts';

const run = async ([verb, ...others]: string[]) => {
  if (verb !== 'verify' || others.length > 0) throw new UsageError('Usage: npm run records -- verify');
  return withDatabase(readConfig(), async (db) => {
    const chain = describeVerification(await verifyRecords(db));
    return `${chain}\n${describeAcknowledgements(await verifyAcknowledgements(db))}`;
  });
};

await runCommand(run, [RecordMisfit]);
