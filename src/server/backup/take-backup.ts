import { stat } from 'node:fs/promises';
import { recordBackup } from '#server/modules/operations/backup-repo.ts';
import { writeBackup } from './write-backup.ts';

/** Writes a backup, and has the shop remember that there is one. */
export const takeBackup = async (services: Parameters<typeof writeBackup>[0], file: string) => {
  const written = await writeBackup(services, file);
  const { size: bytes } = await stat(file);
  await recordBackup(services.db, { takenAt: new Date(written.createdAt), files: written.files, bytes });
  return written;
};
