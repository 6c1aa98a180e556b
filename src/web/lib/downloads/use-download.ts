import { useEffect, useReducer, useRef } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import { triggerDownloads } from './trigger-downloads.ts';
import { copy } from './copy.ts';
import { TakesLonger } from './takes-longer.ts';

type Downloading<Id> =
  | { state: 'idle' }
  | { state: 'busy' | 'done'; id: Id }
  | { state: 'failed'; problem: string };

/** One at a time: signs a link to a file and gives it to the browser's own download. */
export const useDownload = <Id extends string>() => {
  const [downloading, set] = useReducer((_: Downloading<Id>, next: Downloading<Id>) => next, {
    state: 'idle',
  });
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const download = async (id: Id, sign: (signal: AbortSignal) => Promise<string>) => {
    const { signal } = leaving.current;
    set({ state: 'busy', id });
    try {
      await triggerDownloads([await sign(signal)], signal, () => set({ state: 'done', id }));
    } catch (error) {
      if (!signal.aborted)
        set({
          state: 'failed',
          problem: messageFor(error, error instanceof TakesLonger ? copy.slow : copy.failed).message,
        });
    }
  };
  return { downloading, download };
};
