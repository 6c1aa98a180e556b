import type { PlaceholderValues } from '#shared/placeholders.ts';
import { type FillOptions, fillPackage } from './fill/fill-package.ts';

/** A workbook with the customer's details in it, as strings only. The template must have passed `guardXlsx`. */
export const fillXlsx = (
  file: Uint8Array,
  values: PlaceholderValues,
  { logo }: Pick<FillOptions, 'logo'> = {},
): Buffer => fillPackage(file, values, { logo, review: 'keep' });
