import { closeWithdrawal } from '#server/modules/withdrawals/close-withdrawal.ts';
import { getWithdrawals } from '#server/modules/withdrawals/get-withdrawals.ts';
import {
  closeWithdrawalInput,
  withdrawalListInput,
  type Withdrawal,
  type WithdrawalPage,
} from '#shared/contract/legal/withdrawal.ts';
import { withdrawalOf } from './serializers/withdrawal-serializer.ts';
import { forAdmin, router } from './trpc.ts';

/** What consumers declared, to be answered. */
export const adminWithdrawalProcedures = router({
  getWithdrawals: forAdmin
    .input(withdrawalListInput)
    .query(async ({ ctx, input }): Promise<WithdrawalPage> => {
      const { withdrawals, next } = await getWithdrawals(ctx.services, input);
      return { withdrawals: withdrawals.map(withdrawalOf), next };
    }),
  closeWithdrawal: forAdmin
    .input(closeWithdrawalInput)
    .mutation(async ({ ctx, input }): Promise<Withdrawal> =>
      withdrawalOf(await closeWithdrawal(ctx.services, { ...input, by: ctx.customer.id })),
    ),
});
