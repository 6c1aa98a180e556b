import { isDeepStrictEqual } from 'node:util';
import type { ProductDetails, ProductEdit } from './product.ts';

export type FieldChange = { field: string; before: unknown; after: unknown };

/** The fields an edit really changes, in one order. */
export const changesBetween = (current: ProductDetails, edit: ProductEdit): FieldChange[] =>
  (Object.keys(current) as (keyof ProductDetails)[])
    .filter((field) => edit[field] !== undefined && !isDeepStrictEqual(edit[field], current[field]))
    .map((field) => ({ field, before: current[field], after: edit[field] }));
