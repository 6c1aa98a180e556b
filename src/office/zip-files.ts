import { pack, writeZip } from './zip/write-zip.ts';

/** An archive of these files, in their order; the same files give the same bytes on any day. */
export const zipFiles = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  writeZip(Object.entries(files).map(([name, content]) => pack(name, Buffer.from(content))));
