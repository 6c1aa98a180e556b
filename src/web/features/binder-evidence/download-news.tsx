import { Feedback } from '#web/ui/feedback/feedback.tsx';
import type { useDownload } from '#web/lib/downloads/use-download.ts';
import { copy } from './copy.ts';

const words = copy.exports;

/** How a download goes, in one line. */
export const DownloadNews = ({
  downloading,
}: {
  downloading: ReturnType<typeof useDownload<string>>['downloading'];
}) =>
  downloading.state === 'failed' ? (
    <Feedback tone="error">{downloading.problem}</Feedback>
  ) : (
    <Feedback tone={downloading.state === 'busy' ? 'busy' : 'success'}>
      {downloading.state === 'busy' ? words.making : downloading.state === 'done' && words.done}
    </Feedback>
  );
