import { pack, store, writeZip } from './zip/write-zip.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** An archive of these files, in their order; the same files give the same bytes on any day. */
export const zipFiles = (files: Files): Buffer =>
  writeZip(Object.entries(files).map(([name, content]) => pack(name, Buffer.from(content))));

/** The same for files that are read at once and thrown away: they are not made smaller. */
export const storeFiles = (files: Files): Buffer =>
  writeZip(Object.entries(files).map(([name, content]) => store(name, Buffer.from(content))));
