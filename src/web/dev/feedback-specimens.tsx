import { useState } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { TopProgressBar } from '#web/ui/feedback/top-progress-bar.tsx';
import { Specimen } from './specimen.tsx';

const badges = ['neutral', 'done', 'wrong'] as const;
const tones = ['busy', 'info', 'success', 'error'] as const;

export const FeedbackSpecimens = () => {
  const [busy, setBusy] = useState(false);
  return (
    <>
      <Specimen name="feedback">
        {tones.map((tone) => (
          <Feedback key={tone} tone={tone}>
            Feedback of {tone}
          </Feedback>
        ))}
      </Specimen>
      <Specimen name="alert">
        <Alert title="Something to know">It can wait until there is a pause.</Alert>
        <Alert tone="error" title="Something is wrong">
          It is read out at once.
        </Alert>
      </Specimen>
      <Specimen name="badge, spinner, skeleton">
        {badges.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <Spinner />
        <Spinner className="size-8" />
        <Skeleton className="h-6 w-40" />
      </Specimen>
      <Specimen name="progress, top progress bar">
        <div className="grid w-full max-w-[30rem] gap-5">
          <Progress label="Just begun" percent={0} />
          <Progress label="Under way" percent={42} />
          <Progress label="Complete" percent={100} valueText="All" />
          <Progress label="No end in sight" />
        </div>
        <Button variant="ghost" onClick={() => setBusy(!busy)}>
          {busy ? 'Stop' : 'Start'} the top progress bar
        </Button>
        <TopProgressBar active={busy} delayMs={150} />
      </Specimen>
      <Specimen name="empty state">
        <div className="w-full">
          <EmptyState
            icon="search"
            title="Nothing matches"
            action={<Button variant="ghost">Clear search</Button>}
          >
            Try another word.
          </EmptyState>
        </div>
      </Specimen>
    </>
  );
};
