import { type FillOptions, fillPackage } from './fill/fill-package.ts';
import type { Filling } from './placeholders.ts';

/** A Word document with the customer's details in it. The template must have passed `guardDocx`. */
export const fillDocx = (file: Uint8Array, filling: Filling, options: FillOptions = {}): Buffer =>
  fillPackage(file, filling, options);
