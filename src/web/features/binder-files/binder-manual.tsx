import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Manual } from '#shared/contract/binder-files.ts';
import { type ManualKind, manualKinds } from '#shared/binder/manual-kinds.ts';
import { binder } from '#shared/limits/binder.ts';
import { formatMoment } from '#web/lib/format-date.ts';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import { manualQuery } from './manual-query.ts';
import { MissingInManual } from './missing-in-manual.tsx';
import { signManual } from './sign-manual.ts';
import { useDownload } from '#web/lib/downloads/use-download.ts';

const words = copy.manual;

const standingOf = ({ state }: Manual) => {
  if (state === 'making') return { tone: 'busy', text: words.making } as const;
  if (state === 'failed') return { tone: 'error', text: words.failed } as const;
  if (state === 'too-large')
    return { tone: 'info', text: words.tooLarge(binder.manual.documents, binder.manual.pages) } as const;
  return state === 'empty' ? ({ tone: 'info', text: words.empty } as const) : undefined;
};

/** Everything in force as one file: what it holds, when it was made, and how to have it. */
export const BinderManual = () => {
  const shop = useShop();
  const id = useId();
  const { data: manual, error, isFetching, refetch } = useQuery(manualQuery(shop));
  const { downloading, download } = useDownload<ManualKind>();
  const file = manual?.file;
  const standing = manual && standingOf(manual);
  return (
    <section
      aria-labelledby={id}
      className="mt-10 flex flex-col gap-x-8 gap-y-3 rounded-card border border-line bg-paper px-5 py-4 sm:flex-row sm:items-center sm:justify-between print:hidden"
    >
      <div className="max-w-[44rem]">
        <h2 id={id} className="text-lg font-semibold text-ink">
          {words.title}
        </h2>
        <p className="text-md">{words.text}</p>
        {file && (
          <p className="mt-1 font-mono text-xs text-quiet">
            {words.holds(manual.documentCount - file.missing.length, file.pageCount, file.bytes)}
            {' · '}
            {words.made(formatMoment(file.madeAt))}
          </p>
        )}
        {file && file.missing.length > 0 && <MissingInManual missing={file.missing} />}
        {!file && (
          <Feedback tone={error && !manual ? 'error' : (standing?.tone ?? 'busy')}>
            {error && !manual ? messageFor(error, words.notLoaded).message : standing?.text}
          </Feedback>
        )}
        {downloading.state === 'failed' && <Feedback tone="error">{downloading.problem}</Feedback>}
        {downloading.state === 'done' && <Feedback tone="success">{words.begun}</Feedback>}
      </div>
      <div className="flex flex-wrap gap-2">
        {error && !manual && (
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {words.retry}
          </Button>
        )}
        {file &&
          manualKinds.map((kind) => {
            const isBusy = downloading.state === 'busy' && downloading.id === kind;
            return (
              <Button
                key={kind}
                variant="ghost"
                aria-label={words.kinds[kind].name}
                busy={isBusy}
                disabled={downloading.state === 'busy'}
                onClick={() => void download(kind, (signal) => signManual(shop, kind, signal))}
              >
                {!isBusy && <Icon name="download" />}
                {words.kinds[kind].label}
              </Button>
            );
          })}
      </div>
    </section>
  );
};
