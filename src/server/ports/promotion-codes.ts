/** What a code takes off: a part of the price, or cents of it. */
export type Reduction = { percent: number } | { amountInCents: number };

export type NewPromotionCode = {
  /** What buyers type; the provider takes it in small letters, too. */
  code: string;
  off: Reduction;
  /** Later than now; until then nobody can use it. */
  startsAt: Date | null;
  expiresAt: Date | null;
  maxUses: number | null;
  /** The provider's products it is good for; all when there are none. */
  productIds: string[];
  idempotencyKey: string;
};

export type PromotionCode = Omit<NewPromotionCode, 'idempotencyKey'> & {
  id: string;
  createdAt: Date;
  uses: number;
  /** Can be used now. */
  isActive: boolean;
  isArchived: boolean;
};

/** The provider's promotion codes: made and kept there, and entered on its own payment page. */
export type PromotionCodes = {
  /** Undefined when a code of this name is in use, or will be. */
  create: (wanted: NewPromotionCode) => Promise<PromotionCode | undefined>;
  /** The newest first; `after` is the id of the last one of the page before. */
  list: (page: {
    after?: string | undefined;
    limit: number;
  }) => Promise<{ codes: PromotionCode[]; hasMore: boolean }>;
  /** For good: it is not used again, nor started. */
  archive: (id: string) => Promise<PromotionCode>;
  /** Lets buyers use a code whose time has come. */
  start: (id: string) => Promise<void>;
};
