import { readConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/with-database.ts';
import {
  describeVerification,
  RecordMisfit,
} from '#server/modules/register/records/describe-verification.ts';
import { verifyRecords } from '#server/modules/register/records/verify-records.ts';
import { runCommand, UsageError } from './run-command.ts';

const run = async ([verb, ...others]: string[]) => {
  if (verb !== 'verify' || others.length > 0) throw new UsageError('Usage: npm run records -- verify');
  return describeVerification(await withDatabase(readConfig(), verifyRecords));
};

await runCommand(run, [RecordMisfit]);
