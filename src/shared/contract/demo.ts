import type { ProductPage } from './product.ts';

/** How far the demo shop of a first start is. */
export type DemoProgress = {
  bundlesReady: number;
  bundlesTotal: number;
  documentsReady: number;
  documentsTotal: number;
};

/** The list while it grows by itself. `demo` is null once the demo shop is complete, and where there is none. */
export type ArrivingProducts = ProductPage & { demo: DemoProgress | null };
