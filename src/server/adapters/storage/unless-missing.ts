/** What the promise gives, or undefined when the file or folder is not there. */
export const unlessMissing = async <T>(found: Promise<T>) => {
  try {
    return await found;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
};
