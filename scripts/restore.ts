import { prepareSandbox } from '#server/adapters/payments/open-payments.ts';
import { createPgBossQueue } from '#server/adapters/queue/pg-boss.ts';
import { RestoreRefused, restoreBackup } from '#server/backup/restore-backup.ts';
import { type Config, readConfig } from '#server/config.ts';
import { connect } from '#server/db/connect.ts';
import { reachDatabase } from '#server/db/open-database.ts';
import { systemClock } from '#server/kernel/clock.ts';
import { createLog } from '#server/kernel/log.ts';
import { claimDataFolder } from '#server/lifecycle/claim-data-folder.ts';
import { makeDataFolder } from '#server/lifecycle/make-data-folder.ts';
import { openStorage } from '#server/composition-root.ts';
import { runCommand, UsageError } from './run-command.ts';

const restore = async (config: Config, file: string) => {
  const { url, stop } = await reachDatabase(config.database);
  const db = connect({ url });
  const log = createLog({ level: config.logLevel });
  const prepare = {
    queue: async () => (await createPgBossQueue({ url, db, log, clock: systemClock })).close(),
    sandbox: () => prepareSandbox(db),
  };
  try {
    return await restoreBackup({ db, storage: await openStorage(config.storage) }, file, prepare);
  } finally {
    await db.$client.end();
    await stop();
  }
};

await runCommand(
  async ([file, ...more]) => {
    if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run restore -- FILE');
    const config = readConfig();
    await makeDataFolder(config);
    const claim = await claimDataFolder(config);
    try {
      const { tables, files, createdAt } = await restore(config, file);
      return `${tables.length} tables and ${files} files are back as of ${createdAt}. Start the shop with npm start.`;
    } finally {
      await claim?.release();
    }
  },
  [RestoreRefused],
);
