import { KIB, MIB } from '#shared/units.ts';

/** A file's size as people say it. */
export const fileSize = (bytes: number) =>
  bytes < MIB ? `${Math.max(1, Math.round(bytes / KIB))} KB` : `${(bytes / MIB).toFixed(1)} MB`;
