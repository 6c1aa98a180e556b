/** How far the demo shop of a first start is. */
export type DemoProgress = {
  bundlesReady: number;
  bundlesTotal: number;
  documentsReady: number;
  documentsTotal: number;
};
