import { useId } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { copy } from './copy.ts';
import type { useWaiver } from './use-waiver.ts';

type WaiverFieldProps = { state: ReturnType<typeof useWaiver> };

/** The operator's words with a box to tick, as a consumer has to before the documents are made at once. */
export const WaiverField = ({ state }: WaiverFieldProps) => {
  const id = useId();
  const { waiver, isFailing, isTicked, isMissed, loadAgain, tick } = state;
  if (!waiver && isFailing)
    return (
      <Alert tone="error" title={copy.waiver.notLoaded}>
        <Button size="sm" className="mt-3" onClick={loadAgain}>
          {copy.waiver.retry}
        </Button>
      </Alert>
    );
  if (!waiver) return <Skeleton className="h-12 w-full" />;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          data-waiver
          checked={isTicked}
          required
          aria-invalid={isMissed || undefined}
          aria-describedby={isMissed ? `${id}-error` : undefined}
          onChange={(event) => tick(event.target.checked)}
          className="mt-0.5 size-5 shrink-0 accent-green"
        />
        <label htmlFor={id} className="min-w-0 text-md break-words whitespace-pre-line text-ink">
          {waiver.words}
        </label>
      </div>
      {isMissed && (
        <p id={`${id}-error`} role="alert" className="flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {copy.waiver.missed}
        </p>
      )}
    </div>
  );
};
