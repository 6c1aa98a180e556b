import { useQuery } from '@tanstack/react-query';
import type { Customer } from '#shared/contract/account.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { ColoursForm, type PageInColours } from './colours-form.tsx';
import { coloursQuery } from './colours-query.ts';
import { copy } from './copy.ts';

type ColoursSectionProps = {
  customer: Customer;
  /** A page in these colours, or in its own. */
  Page?: PageInColours;
};

/** Below the business details: what colours documents are printed in. */
export const ColoursSection = ({ customer, Page }: ColoursSectionProps) => {
  const { data, error } = useQuery(coloursQuery(useShop(), customer));
  return (
    <section aria-labelledby="colours" className="mt-10 border-t border-line pt-8">
      <h2 id="colours" className="text-xl font-[650]">
        {copy.title}
      </h2>
      <p className="mt-1.5 mb-5 text-body">{copy.text}</p>
      {error && <Alert tone="error" title={messageFor(error).message} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && <ColoursForm known={data} hasLogo={customer.logoUrl !== null} Page={Page} />}
    </section>
  );
};
