import type { OrderRow } from '#server/modules/orders/order.ts';

type Named = Pick<OrderRow, 'id' | 'reference'>;

const SHAPE = /^([1-9]\d{0,9})-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The order as the provider knows it: its number for people, and what no other shop of the same account can have. */
export const referenceOf = ({ id, reference }: Named) => `${id}-${reference}`;

/** Undefined for what `referenceOf` never made. */
export const readReference = (text: string): Named | undefined => {
  const [, id, reference] = SHAPE.exec(text) ?? [];
  return id === undefined || reference === undefined || Number(id) > 2_147_483_647
    ? undefined
    : { id: Number(id), reference };
};
