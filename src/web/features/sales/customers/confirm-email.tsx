import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { copy } from './copy.ts';

const { button, noToken, half, made, signIn } = copy.confirm;

/** A button, not the link alone: programs that look through mails follow every link in them. */
export const ConfirmEmail = ({ token }: { token: string }) => {
  const shop = useShop();
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async () => (await shop.calls()).public.confirmEmailChange.mutate({ token }),
  });
  if (token === '') return <Alert tone="error" title={noToken} />;
  if (data)
    return (
      <>
        <Alert title={data.isMade ? made : half} />
        {data.isMade && (
          <Link to="/auth" className={buttonStyles({ class: 'mt-5' })}>
            {signIn}
          </Link>
        )}
      </>
    );
  return (
    <div className="flex flex-col items-start gap-4">
      {error && <Alert tone="error" title={messageFor(error).message} />}
      <Button size="lg" busy={isPending} onClick={() => mutate()}>
        {button}
      </Button>
    </div>
  );
};
