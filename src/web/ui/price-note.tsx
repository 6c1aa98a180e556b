import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { taxWords } from './tax-words.ts';

/** Whether a price is with or without tax; nothing where the shop has none worked out. */
export const PriceNote = () => {
  const { tax } = useRouteContext({ from: rootRouteId }).site;
  return tax && <small className="ml-1.5 text-xs font-normal text-quiet">{taxWords[tax.prices]}</small>;
};
