import { RefusedFile } from '#office/refusal.ts';
import type { ZipEntry } from '#office/zip/zip-entry.ts';
import type { PackageLimits } from '#office/limits.ts';

// oxlint-disable-next-line no-control-regex -- naming the control characters is the point
const ODD_CHARACTER = /[\u0000-\u001f\u007f\\:*?"<>|]/;

/** Shared by a file and the workbooks embedded in it, so that nesting gains nothing. */
export type Budget = { inflatedBytes: number; xmlBytes: number; readonly limits: PackageLimits };

/** What the directory of the archive says, before a byte of it is unpacked. */
export const checkEntries = (entries: readonly ZipEntry[], budget: Budget) => {
  const { limits } = budget;
  if (entries.length > limits.maxEntries) throw new RefusedFile('too-many-entries');
  const names = new Set<string>();
  for (const { name, size, isSymlink } of entries) {
    if (isSymlink || isOddName(name)) throw new RefusedFile('entry-name');
    if (names.has(name.toLowerCase())) throw new RefusedFile('entry-twice', name);
    names.add(name.toLowerCase());
    budget.inflatedBytes += size;
    if (size > limits.maxPartBytes || budget.inflatedBytes > limits.maxInflatedBytes) {
      throw new RefusedFile('inflates-too-much', name);
    }
  }
};

const isOddName = (name: string) =>
  name === '' ||
  name.startsWith('/') ||
  ODD_CHARACTER.test(name) ||
  name.includes('\ufffd') ||
  name
    .replace(/\/$/, '')
    .split('/')
    .some((segment) => segment === '' || segment === '.' || segment === '..');
