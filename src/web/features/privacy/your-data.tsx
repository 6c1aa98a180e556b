import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { AccountErasure, Customer } from '#shared/contract/account.ts';
import { erasureWaitWords } from '#shared/privacy/erasure-wait-words.ts';
import { formatDay } from '#web/lib/format-date.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { triggerDownloads } from '#web/lib/downloads/trigger-downloads.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ConfirmWithCode } from './confirm-with-code.tsx';
import { copy } from './copy.ts';

const KEY = ['erasure'];

/** What somebody may do with all that we have stored about them: take it along, or have it erased. */
export const YourData = ({ customer: { email } }: { customer: Pick<Customer, 'email'> }) => (
  <div className="flex flex-col gap-10">
    <Download email={email} />
    <Erase email={email} />
  </div>
);

const Section = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section className="border-t border-line pt-8">
    <h2 className="text-xl font-[650]">{title}</h2>
    <p className="mt-1.5 mb-5 text-body">{text}</p>
    {children}
  </section>
);

const Download = ({ email }: { email: string }) => {
  const shop = useShop();
  const [hasBegun, setBegun] = useState(false);
  const { mutateAsync } = useMutation({
    mutationFn: async (code: string | null) => {
      const calls = (await shop.calls()).customer.customer;
      const { url } = await calls.requestMyData.mutate({ code });
      if (url !== null) await triggerDownloads([url], new AbortController().signal, () => setBegun(true));
    },
  });
  const { title, text, ask, confirm, done } = copy.download;
  return (
    <Section title={title} text={text}>
      <ConfirmWithCode email={email} ask={ask} confirm={confirm} call={(code) => mutateAsync(code)} />
      <div className="mt-2">
        <Feedback tone="success">{hasBegun && done}</Feedback>
      </div>
    </Section>
  );
};

const Erase = ({ email }: { email: string }) => {
  const shop = useShop();
  const queries = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await shop.calls()).customer.customer.getErasure.query(),
  });
  const keeping = useMutation({
    mutationFn: async () => (await shop.calls()).customer.customer.keepAccount.mutate(),
    onSuccess: (kept) => queries.setQueryData(KEY, kept),
  });
  const erase = async (code: string | null) => {
    const calls = (await shop.calls()).customer.customer;
    queries.setQueryData(KEY, await calls.eraseAccount.mutate({ code }));
    keeping.reset();
  };
  const { title, text, ask, confirm, keep, kept } = copy.erase;
  return (
    <Section title={title} text={text}>
      {!data && !error && <Skeleton className="h-11 w-44" />}
      {!data && error && (
        <Alert tone="error" title={copy.notLoaded}>
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {copy.retry}
          </Button>
        </Alert>
      )}
      {data?.dueAt === null && (
        <ConfirmWithCode email={email} ask={ask} confirm={confirm} isGrave call={erase} />
      )}
      {typeof data?.dueAt === 'string' && (
        <Due dueAt={data.dueAt} waitsFor={data.waitsFor}>
          <Button className="mt-3" busy={keeping.isPending} onClick={() => keeping.mutate()}>
            {keep}
          </Button>
        </Due>
      )}
      {keeping.error && <Alert tone="error" title={messageFor(keeping.error).message} />}
      <Feedback tone="success">{keeping.isSuccess && kept}</Feedback>
    </Section>
  );
};

type DueProps = { dueAt: string; waitsFor: AccountErasure['waitsFor']; children: ReactNode };

/** When it will be; after that day why it is not yet, and never the day that has passed. */
const Due = ({ dueAt, waitsFor, children }: DueProps) => {
  const words = copy.erase;
  if (waitsFor === null)
    return (
      <Alert title={words.dueTitle(formatDay(dueAt))}>
        <p>{words.dueText}</p>
        {children}
      </Alert>
    );
  if (waitsFor.length === 0)
    return (
      <Alert title={words.nowTitle}>
        <p>{words.nowText}</p>
        {children}
      </Alert>
    );
  return (
    <Alert title={words.waitsTitle}>
      {waitsFor.map((wait) => (
        <p key={wait}>{erasureWaitWords[wait]}</p>
      ))}
      <p>{words.waitsText}</p>
      {children}
    </Alert>
  );
};
