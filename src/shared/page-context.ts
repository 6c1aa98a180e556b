import type { ArrivingProducts } from './contract/demo.ts';
import type { LegalPage } from './contract/legal.ts';
import type { IndustrySearch, Product, ProductPage, ProductWithDocuments } from './contract/product.ts';
import type { Industry } from './industries.ts';
import type { LegalName } from './legal/legal-names.ts';
import type { SiteConfig } from './site-config.ts';

/** What a page that is rendered may read of the catalogue: what everybody sees, without a call over HTTP. */
export type CatalogReader = {
  /** The newest first; `after` is the `next` of the page before. */
  productPage: (query?: { industry?: Industry; after?: string; limit?: number }) => Promise<ProductPage>;
  /** By id or slug; undefined when there is no such product, or no longer. */
  productWithDocuments: (key: number | string) => Promise<ProductWithDocuments | undefined>;
  /** The most relevant first; an empty keyword gives the newest products. */
  search: (keyword: string) => Promise<Product[]>;
  searchIndustry: (query: { keyword: string; industry: Industry }) => Promise<IndustrySearch>;
  /** The first page, and how far the demo shop is that is being filled. */
  arrivingProducts: () => Promise<ArrivingProducts>;
};

/** What a page may read of the operator's legal texts. */
export type LegalReader = {
  listPages: () => Promise<LegalName[]>;
  /** Undefined when there is no such page or version. */
  findPage: (wanted: { name: string; version?: string | undefined }) => Promise<LegalPage | undefined>;
};

/** What the server hands to a page that it renders. */
export type PageContext = {
  site: SiteConfig;
  /** Asked of a site with a demo, for each page. */
  isFillingDemo?: () => Promise<boolean>;
  catalog: CatalogReader;
  /** Left out where pages are looked at without a shop behind them. */
  legal?: LegalReader;
  reportError: (error: unknown) => void;
  /** Given the whole page; the response has its status and headers. As its body, a page would be turned into bytes and back. */
  takePage?: (pieces: readonly PagePiece[]) => void;
};

/** Text, or the bytes of what stands on many pages. Scripts are always in the text. */
export type PagePiece = string | Uint8Array;
