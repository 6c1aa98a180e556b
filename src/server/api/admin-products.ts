import { archiveProduct, restoreProduct } from '#server/modules/catalog/archive-product.ts';
import { createProduct } from '#server/modules/catalog/create-product.ts';
import { getProduct } from '#server/modules/catalog/get-product.ts';
import { listAllProducts } from '#server/modules/catalog/list-all-products.ts';
import { listProductChanges } from '#server/modules/catalog/list-product-changes.ts';
import { updateProduct } from '#server/modules/catalog/update-product.ts';
import {
  newProductInput,
  productChangesInput,
  productIdInput,
  updateProductInput,
} from '#shared/contract/product.ts';
import { adminProductOf, productWithDocumentIdsOf } from './serializers/product-serializer.ts';
import { detailsOf, editOf, productChangeOf } from './serializers/product-edit-serializer.ts';
import { forAdmin, router } from './trpc.ts';

export const adminProductProcedures = router({
  products: forAdmin.query(async ({ ctx }) => (await listAllProducts(ctx.services)).map(adminProductOf)),
  productsWithDocumentIds: forAdmin.query(async ({ ctx }) =>
    (await listAllProducts(ctx.services)).map(productWithDocumentIdsOf),
  ),
  newProduct: forAdmin.input(newProductInput).mutation(async ({ ctx, input }) => {
    const id = await createProduct(ctx.services, ctx.customer.id, detailsOf(input));
    return adminProductOf(await getProduct(ctx.services, id));
  }),
  updateProduct: forAdmin.input(updateProductInput).mutation(async ({ ctx, input }) => {
    await updateProduct(ctx.services, ctx.customer.id, editOf(input, ctx.ifMatch));
    return adminProductOf(await getProduct(ctx.services, input.id));
  }),
  /** Archives it: buyers keep what they bought, and `restoreProduct` brings it back. */
  deleteProduct: forAdmin
    .input(productIdInput)
    .mutation(({ ctx, input }) => archiveProduct(ctx.services, ctx.customer.id, input.id)),
  restoreProduct: forAdmin.input(productIdInput).mutation(async ({ ctx, input }) => {
    await restoreProduct(ctx.services, ctx.customer.id, input.id);
    return adminProductOf(await getProduct(ctx.services, input.id));
  }),
  getProductChanges: forAdmin
    .input(productChangesInput)
    .query(async ({ ctx, input }) => (await listProductChanges(ctx.services, input)).map(productChangeOf)),
});
