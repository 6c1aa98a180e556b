import { isObjectKey } from '#server/kernel/object-key.ts';

/** Keys are made by us: a wrong one is a mistake in the code, and is stopped before it reaches a disk. */
export const requireObjectKey = (key: string) => {
  if (!isObjectKey(key)) throw new TypeError(`${JSON.stringify(key)} is not a storage key.`);
  return key;
};
