import type { KeepableFile } from '#shared/contract/document.ts';
import { shopErrorOf } from '#web/lib/server/shop-error.ts';

/** A file of one's choice, by its name. */
export type NamedKeepable = { name: string; objects: number };

/** Of a refused upload: the files whose embedded objects could be kept as pictures. */
export const keepableIn = (error: unknown): readonly KeepableFile[] =>
  (shopErrorOf(error)?.extra as { keepable?: KeepableFile[] } | undefined)?.keepable ?? [];
