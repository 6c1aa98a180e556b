import { isLegalName } from '#shared/legal/legal-names.ts';
import type { LegalReader } from '#shared/page-context.ts';
import type { ShopClient } from './shop-client.ts';
import { shopErrorOf } from './shop-error.ts';

const NOT_FOUND = 404;
const BAD_REQUEST = 400;

/** In the browser legal texts are read by the public calls; which there are, the page has said. */
export const browserLegal = (shop: ShopClient): LegalReader => ({
  listPages: async () => [],
  findPage: async ({ name, version }) => {
    if (!isLegalName(name)) return undefined;
    try {
      const calls = (await shop.calls()).public.public;
      return await calls.getLegalPage.query({ name, ...(version !== undefined && { version }) });
    } catch (error) {
      const { status } = shopErrorOf(error) ?? {};
      if (status === NOT_FOUND || status === BAD_REQUEST) return undefined;
      throw error;
    }
  },
});
