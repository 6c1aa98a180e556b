import type { BinderDocument } from '#shared/contract/binder.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { copy } from '#web/features/binder/copy.ts';

const { actions: words } = copy;

/** The files of some documents as one ZIP, and what is to be said of it. */
export const useDownloadSelected = () => {
  const shop = useShop();
  const { downloading, download } = useDownload<'zip'>();
  const isBusy = downloading.state === 'busy';
  const begin = (chosen: readonly BinderDocument[]) =>
    download('zip', async () => {
      const { customer } = await shop.calls();
      return (await customer.customer.getBinderZipUrl.query({ ids: chosen.map(({ id }) => id) })).url;
    });
  const news =
    downloading.state === 'failed' ? (
      <Feedback tone="error">{downloading.problem}</Feedback>
    ) : (
      <Feedback tone={isBusy ? 'busy' : 'success'}>
        {isBusy ? words.downloading : downloading.state === 'done' && words.downloaded}
      </Feedback>
    );
  return { begin: (chosen: readonly BinderDocument[]) => void begin(chosen), isBusy, news };
};
