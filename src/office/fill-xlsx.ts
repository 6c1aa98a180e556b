import { type FillOptions, fillPackage } from './fill/fill-package.ts';
import type { Filling } from './placeholders.ts';

/** A workbook with the customer's details in it: texts, and numbers where a cell holds nothing else; never a formula. The template must have passed `guardXlsx`. */
export const fillXlsx = (
  file: Uint8Array,
  filling: Filling,
  { logo, code, pictures, colours }: Pick<FillOptions, 'logo' | 'code' | 'pictures' | 'colours'> = {},
): Buffer => fillPackage(file, filling, { logo, code, pictures, colours, review: 'keep' });
