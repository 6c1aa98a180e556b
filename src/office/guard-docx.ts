import { guardPackage } from './guard/guard-package.ts';
import type { PackageLimits } from './limits.ts';
import type { Refusal } from './refusal.ts';

/** Why an uploaded file is no honest Word document, or undefined if it is one. Run before anything opens it. */
export const guardDocx = (file: Uint8Array, limits?: Partial<PackageLimits>): Promise<Refusal | undefined> =>
  guardPackage(file, 'docx', limits);

export { keepObjects, type KeptObjects } from './objects/keep-objects.ts';
