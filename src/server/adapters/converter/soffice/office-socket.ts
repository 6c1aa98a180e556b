import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';

/** Where every office puts its socket, whatever TMPDIR says. */
export const SOCKET_FOLDER = '/tmp';

/**
 * How the name of an office's socket ends: with a digest of its profile's address, so that whoever starts
 * an office on a profile in use finds the one that runs. The digits are not padded.
 */
export const socketEndingOf = (profileUrl: string) => {
  const digest = createHash('md5').update(profileUrl, 'utf16le').digest();
  return `_SingleOfficeIPC_${[...digest].map((byte) => byte.toString(16)).join('')}`;
};

/** The user's number stands before the ending, and is another one in a user namespace. */
export const findSocket = async (folder: string, ending: string) =>
  (await readdir(folder)).find((name) => name.startsWith('OSL_PIPE_') && name.endsWith(ending));
