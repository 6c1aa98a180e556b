import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { copy } from './copy.ts';
import type { Previewing } from './previewing.ts';

const { status } = copy;

const wordsFor = ({ phase, message }: Previewing, documentCount: number) => {
  switch (phase) {
    case 'due':
    case 'waiting':
      return status.waiting(documentCount);
    case 'no-room':
      return status.noRoom;
    case 'refused':
      return message ?? status.failed;
    default:
      return status[phase];
  }
};

/** How it goes, in a line that is always there, so that nothing moves. */
export const StatusLine = ({ state, documentCount }: { state: Previewing; documentCount: number }) => {
  const isUnderWay = state.phase === 'due' || state.phase === 'waiting';
  return (
    <p role="status" className="flex min-h-11 items-center gap-2.5 text-sm text-quiet noscript:hidden">
      {isUnderWay && <Spinner className="size-4 shrink-0" />}
      {wordsFor(state, documentCount)}
    </p>
  );
};
