import type { PlaceholderValues } from '#shared/placeholders.ts';
import { type FillOptions, fillPackage } from './fill/fill-package.ts';

/** A Word document with the customer's details in it. The template must have passed `guardDocx`. */
export const fillDocx = (file: Uint8Array, values: PlaceholderValues, options: FillOptions = {}): Buffer =>
  fillPackage(file, values, options);
