import { copy } from '#web/features/orders/copy.ts';

/** All downloads of an order: one runs at a time, because browsers drop files that come too close together. */
export type Downloads = {
  running: { id: string; done: number; total: number } | undefined;
  finished: readonly string[];
  failure: { id: string; message: string } | undefined;
};

export type DownloadEvent =
  | { type: 'started'; id: string; total: number }
  | { type: 'file triggered' }
  | { type: 'failed'; message: string };

export const noDownloads: Downloads = { running: undefined, finished: [], failure: undefined };

export const downloadsReducer = (downloads: Downloads, event: DownloadEvent): Downloads => {
  const { running, finished } = downloads;
  switch (event.type) {
    case 'started': {
      if (running) return downloads;
      const others = finished.filter((id) => id !== event.id);
      return {
        running: { id: event.id, done: 0, total: event.total },
        finished: others,
        failure: undefined,
      };
    }
    case 'file triggered': {
      if (!running) return downloads;
      const done = running.done + 1;
      if (done < running.total) return { ...downloads, running: { ...running, done } };
      return { ...downloads, running: undefined, finished: [...finished, running.id] };
    }
    default:
      if (!running) return downloads;
      return { ...downloads, running: undefined, failure: { id: running.id, message: event.message } };
  }
};

const VERSION = 'version-';

/** What the download of an earlier version is called. */
export const versionDownload = (number: number) => `${VERSION}${number}`;

/** Earlier versions stand far from everything else on the page: what is said of them is said there. */
export const failureIn = ({ failure }: Downloads, place: 'order' | 'versions') => {
  const isOfVersion = failure?.id.startsWith(VERSION) === true;
  return isOfVersion === (place === 'versions') ? failure?.message : undefined;
};

type ButtonState = { label: string; state: 'idle' | 'downloading' | 'finished'; isBlocked: boolean };

/** How the button of one download looks. */
export const buttonOf = (
  { running, finished }: Downloads,
  id: string,
  labels: { idle: string; finished: string },
): ButtonState => {
  if (running?.id === id)
    return {
      state: 'downloading',
      label: copy.download.progress(running.done + 1, running.total),
      isBlocked: false,
    };
  const isBlocked = running !== undefined;
  if (finished.includes(id)) return { state: 'finished', label: labels.finished, isBlocked };
  return { state: 'idle', label: labels.idle, isBlocked };
};
