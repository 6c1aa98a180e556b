import { open } from 'node:fs/promises';

/** Makes a rename survive a power cut. Windows cannot open a folder for this, and needs it less. */
export const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
