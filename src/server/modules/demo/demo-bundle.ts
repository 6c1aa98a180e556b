import type { GivenQuestion } from '#server/modules/questions/check-question.ts';
import type { Industry } from '#shared/industries.ts';

export type DemoFile = { fileName: string; read: () => Promise<Uint8Array> };

/** A product of the demo shop, with the files it is made of. */
export type DemoBundle = {
  /** Which one it is, also over restarts. */
  folder: string;
  name: string;
  industry: Industry;
  priceInCents: number;
  description: string;
  keywords: readonly string[];
  documents: readonly {
    template: DemoFile;
    workbook?: DemoFile | undefined;
    register: { documentNumber: string; owner: string; reviewMonths: number };
  }[];
};

export type DemoShop = {
  /** Of all bundles, in the order in which they are asked. */
  questions: readonly GivenQuestion[];
  bundles: readonly DemoBundle[];
};
