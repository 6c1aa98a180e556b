import { useEffect, useReducer, useRef } from 'react';
import { downloadsReducer, noDownloads } from './downloads.ts';
import { triggerDownloads } from '#web/lib/downloads/trigger-downloads.ts';

export type DownloadRequest = {
  id: string;
  total: number;
  /** Undefined stands for a file that is not there. */
  sign: () => Promise<readonly (string | undefined)[]>;
  /** What is said when it did not work. */
  failure: string;
};

export type StartDownload = (request: DownloadRequest) => Promise<void>;

/** All links are signed before the first file is handed over, so that a set is given whole or refused whole. */
export const useDownloads = () => {
  const [downloads, dispatch] = useReducer(downloadsReducer, noDownloads);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    leaving.current = new AbortController();
    return () => leaving.current.abort();
  }, []);

  const start: StartDownload = async ({ id, total, sign, failure }) => {
    if (downloads.running) return;
    dispatch({ type: 'started', id, total });
    try {
      const urls = (await sign()).filter((url) => url !== undefined);
      if (urls.length < total || total === 0) throw new Error('Some files are not there.');
      await triggerDownloads(urls, leaving.current.signal, () => dispatch({ type: 'file triggered' }));
    } catch {
      dispatch({ type: 'failed', message: failure });
    }
  };
  return { downloads, start };
};
