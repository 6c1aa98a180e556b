import { salesDays } from '#shared/limits/sales-days.ts';

export type SalesDays = (typeof salesDays)[number];

/** Period and product stand in the address. */
export type SalesSearch = { days?: SalesDays | undefined; product?: number | undefined };

export const DEFAULT_DAYS: SalesDays = 30;

export const salesSearchOf = ({ days, product }: Record<string, unknown>): SalesSearch => {
  const asked = salesDays.find((known) => known === Number(days));
  const id = Number(product);
  return {
    days: asked === DEFAULT_DAYS ? undefined : asked,
    product: Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined,
  };
};
