import { takeBackup } from '#server/backup/take-backup.ts';
import { readConfig } from '#server/config.ts';
import { openServices } from '#server/composition-root.ts';
import { runCommand, UsageError } from './run-command.ts';

await runCommand(async ([file, ...more]) => {
  if (file === undefined || more.length > 0) throw new UsageError('Usage: npm run backup -- FILE');
  const { services, close } = await openServices(readConfig());
  try {
    const { tables, files, createdAt } = await takeBackup(services, file);
    return `${file} holds ${tables.length} tables and ${files} files as of ${createdAt}.`;
  } finally {
    await close();
  }
});
