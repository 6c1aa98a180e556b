import { archivePromotionCode } from '#server/modules/promotions/archive-promotion-code.ts';
import { createPromotionCode } from '#server/modules/promotions/create-promotion-code.ts';
import { listPromotionCodes } from '#server/modules/promotions/list-promotion-codes.ts';
import { newPromotionCodeInput, promotionIdInput, promotionPageInput } from '#shared/contract/promotion.ts';
import { promotionCodeOf, wantedCodeOf } from './serializers/promotion-serializer.ts';
import { forAdmin, router } from './trpc.ts';

/** The payment provider's promotion codes; nothing of them is kept here. */
export const adminPromotionProcedures = router({
  promotionCodes: forAdmin.input(promotionPageInput).query(async ({ ctx, input }) => {
    const { codes, next } = await listPromotionCodes(ctx.services, input);
    return { codes: codes.map(promotionCodeOf), next };
  }),
  newPromotionCode: forAdmin
    .input(newPromotionCodeInput)
    .mutation(async ({ ctx, input }) =>
      promotionCodeOf(await createPromotionCode(ctx.services, wantedCodeOf(input))),
    ),
  archivePromotionCode: forAdmin
    .input(promotionIdInput)
    .mutation(async ({ ctx, input }) => promotionCodeOf(await archivePromotionCode(ctx.services, input.id))),
});
