import { createTRPCClient, httpBatchLink, splitLink } from '@trpc/client';
import type { AdminRouter } from '#server/api/admin.ts';
import type { CustomerRouter } from '#server/api/customer.ts';
import type { PublicRouter } from '#server/api/public.ts';
import { request } from '#shared/limits/request.ts';

const BATCH = { maxItems: request.maxBatchSize, maxURLLength: request.maxUrlBytes - 1024 };

/** The three areas of procedure calls. Public ones never carry the token. The only place that knows the server's types. */
export const createShopCalls = (withToken: () => Promise<Record<string, string>>) => ({
  admin: createTRPCClient<AdminRouter>({
    links: [
      splitLink({
        // As `ALONE` says it.
        condition: ({ context }) => context['isAlone'] === true,
        true: httpBatchLink({
          url: '/api/admin',
          ...BATCH,
          maxItems: 1,
          headers: async ({ opList: [{ context }] }) => ({ ...(await withToken()), ...conditionOf(context) }),
        }),
        false: httpBatchLink({ url: '/api/admin', ...BATCH, headers: withToken }),
      }),
    ],
  }),
  customer: createTRPCClient<CustomerRouter>({
    links: [httpBatchLink({ url: '/api/customer', ...BATCH, headers: withToken })],
  }),
  public: createTRPCClient<PublicRouter>({ links: [httpBatchLink({ url: '/api/public', ...BATCH })] }),
});

/** As `ifMatch` says it. */
const conditionOf = ({ ifMatch }: Record<string, unknown>) =>
  typeof ifMatch === 'string' ? { 'if-match': ifMatch } : {};
