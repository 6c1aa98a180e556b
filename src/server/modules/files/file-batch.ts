import type { Transaction } from '#server/db/connect.ts';
import type { Services } from '#server/kernel/services.ts';
import { type NewFile, stageFile } from './stage-file.ts';
import { objectKeyOf, type StoredFile } from './stored-file.ts';
import { insertFiles } from './stored-file-repo.ts';

export type FileBatch = {
  /** Writes the bytes and returns the path they will have. */
  add: (file: NewFile) => Promise<string>;
  /** Part of the change the files belong to: with it they exist, without it they never did. */
  record: (tx: Transaction) => Promise<void>;
  /** For when it is certain that the change was not made. What is left after a crash is swept as an orphan. */
  discard: () => Promise<void>;
};

export const createFileBatch = (services: Pick<Services, 'storage' | 'random' | 'clock'>): FileBatch => {
  const files: StoredFile[] = [];
  return {
    add: async (file) => {
      const written = await stageFile(services, file);
      files.push(written);
      return written.path;
    },
    record: (tx) => insertFiles(tx, files),
    discard: async () => {
      await Promise.allSettled(files.map((file) => services.storage.remove(objectKeyOf(file))));
    },
  };
};
