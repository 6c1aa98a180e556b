import { siteConfigOf } from '#server/site-config-of.ts';
import { getPrintStatus } from '#server/modules/binder/prints/get-print-status.ts';
import { getProduct } from '#server/modules/catalog/get-product.ts';
import { listProductPage } from '#server/modules/catalog/list-product-page.ts';
import { noteProductView } from '#server/modules/catalog/views/note-product-view.ts';
import { searchIndustry } from '#server/modules/catalog/search/search-industry.ts';
import { searchProducts } from '#server/modules/catalog/search/search-products.ts';
import { confirmEmailChange } from '#server/modules/customers/email-change/confirm-email-change.ts';
import { getLegalPage } from '#server/modules/legal/get-legal-page.ts';
import { getWaiver } from '#server/modules/legal/get-waiver.ts';
import { getPreview } from '#server/modules/previews/get-preview.ts';
import { withdraw } from '#server/modules/withdrawals/withdraw.ts';
import { confirmEmailChangeInput } from '#shared/contract/customer.ts';
import { legalPageInput } from '#shared/contract/legal/legal-page.ts';
import {
  industrySearchInput,
  keywordInput,
  productKeyInput,
  productPageInput,
  productViewInput,
} from '#shared/contract/product.ts';
import { isCurrentInput } from '#shared/is-current/print-status.ts';
import { previewInput } from '#shared/contract/preview.ts';
import { withdrawInput, type WithdrawalReceipt } from '#shared/contract/legal/withdrawal.ts';
import { productList } from '#shared/limits/product.ts';
import { listArrivingProducts } from './list-arriving-products.ts';
import { publicReadingProcedures } from './public-reading.ts';
import { previewOf } from './serializers/preview-serializer.ts';
import {
  industrySearchOf,
  productOf,
  productPageOf,
  productWithDocumentsOf,
} from './serializers/product-serializer.ts';
import { forAnyone, mergeRouters, router } from './trpc.ts';

const shopProcedures = router({
  /** Asked while the demo shop of a first start is being filled, instead of `products`. */
  arrivingProducts: forAnyone.query(({ ctx }) => listArrivingProducts(ctx.services)),
  shop: forAnyone.query(({ ctx }) => siteConfigOf(ctx.services.config)),
  /** The newest, as many as a page may hold; `productPage` goes through all of them. */
  products: forAnyone.query(async ({ ctx }) => {
    const { products } = await listProductPage(ctx.services, { limit: productList.maxPageSize });
    return products.map(productOf);
  }),
  productPage: forAnyone
    .input(productPageInput)
    .query(async ({ ctx, input }) => productPageOf(await listProductPage(ctx.services, input))),
  getProductWithDocuments: forAnyone
    .input(productKeyInput)
    .query(async ({ ctx, input }) => productWithDocumentsOf(await getProduct(ctx.services, input))),
  getProductsByKeyword: forAnyone
    .input(keywordInput)
    .query(async ({ ctx, input }) => (await searchProducts(ctx.services, input)).map(productOf)),
  searchIndustry: forAnyone
    .input(industrySearchInput)
    .query(async ({ ctx, input }) => industrySearchOf(await searchIndustry(ctx.services, input))),
  /** What there is of the pages that `POST /api/public/preview` asked for. */
  getPreview: forAnyone
    .input(previewInput)
    .query(async ({ ctx, input }) => previewOf(ctx.services, await getPreview(ctx.services, input))),
  getLegalPage: forAnyone.input(legalPageInput).query(({ ctx, input }) => getLegalPage(ctx.services, input)),
  /** Null where buyers are asked for nothing. */
  getWaiver: forAnyone.query(({ ctx }) => getWaiver(ctx.services)),
  /** How the print stands whose code was scanned; `/is-current/{code}` says the same to people. */
  isCurrent: forAnyone
    .input(isCurrentInput)
    .query(({ ctx, input }) => getPrintStatus(ctx.services, { ...input, client: ctx.client })),
  withdraw: forAnyone.input(withdrawInput).mutation(async ({ ctx, input }): Promise<WithdrawalReceipt> => {
    const { receivedAt } = await withdraw(ctx.services, input, ctx.client);
    return { receivedAt: receivedAt.toISOString() };
  }),
  /** A page of a product is being looked at. */
  noteProductView: forAnyone
    .input(productViewInput)
    .mutation(({ ctx, input }) => noteProductView(ctx.services, { ...input, userAgent: ctx.userAgent })),
  /** One of the two mailboxes agrees to a new address of a customer. */
  confirmEmailChange: forAnyone
    .input(confirmEmailChangeInput)
    .mutation(({ ctx, input }) => confirmEmailChange(ctx.services, input.token)),
});

const procedures = mergeRouters(shopProcedures, publicReadingProcedures);

/** Every call answers under both names, `public.shop` and `shop`. */
export const publicRouter = mergeRouters(procedures, router({ public: procedures }));

export type PublicRouter = typeof publicRouter;
