import { useWithdrawal } from './use-withdrawal.ts';
import { WithdrawalForm } from './withdrawal-form.tsx';
import { WithdrawalReceipt } from './withdrawal-receipt.tsx';
import { WithdrawalReview } from './withdrawal-review.tsx';

/** Say it, check it, confirm it. */
export const WithdrawFromContract = ({ orderId }: { orderId?: number | undefined }) => {
  const { state, dispatch, confirm } = useWithdrawal(orderId);
  if (state.step === 'received')
    return <WithdrawalReceipt draft={state.draft} receivedAt={state.receivedAt} />;
  if (state.step === 'writing')
    return (
      <WithdrawalForm
        state={state}
        onType={(field, value) => dispatch({ type: 'typed', field, value })}
        onContinue={() => dispatch({ type: 'continued' })}
      />
    );
  return (
    <WithdrawalReview
      draft={state.draft}
      isSending={state.step === 'sending'}
      onConfirm={() => void confirm()}
      onBack={() => dispatch({ type: 'went back' })}
    />
  );
};
