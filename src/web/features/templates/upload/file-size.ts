import { KIB, MIB } from '#shared/units.ts';

/** A file's size as people say it; only an empty one has none. */
export const fileSize = (bytes: number) =>
  bytes < MIB ? `${Math.ceil(bytes / KIB)} KB` : `${(bytes / MIB).toFixed(1)} MB`;
