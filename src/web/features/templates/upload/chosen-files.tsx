import type { SubmitEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { FileTable } from './file-table.tsx';
import { ProblemLines } from './problem-lines.tsx';
import { problemsOf } from './state/upload-outcomes.ts';
import { canSubmit } from './state/choosing.ts';
import type { UploadProps } from './use-upload.ts';
import { uploadCopy as copy } from './upload-copy.ts';

const ALL_SENT = 100;

type ChosenFilesProps = UploadProps & {
  state: { step: 'choosing' | 'submitting' };
  onSubmit: () => Promise<void>;
};

/** The files about to be submitted, what is wrong with the choice, and the button that submits it. */
export const ChosenFiles = ({ state, dispatch, onSubmit }: ChosenFilesProps) => {
  const isBusy = state.step === 'submitting';
  const hasFiles = state.files.length > 0;
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form onSubmit={handleSubmit} className="flex flex-col gap-5">
      {hasFiles && (
        <FileTable
          files={state.files}
          disabled={isBusy}
          kept={state.kept}
          refused={state.step === 'choosing' ? state.refused : undefined}
          onRemove={(name) => dispatch({ type: 'file removed', name })}
        />
      )}
      <ProblemLines lines={problemsOf(state)} />
      {isBusy && (
        <Progress
          label={state.sentPercent < ALL_SENT ? copy.sending : copy.checking}
          percent={state.sentPercent}
        />
      )}
      {hasFiles && (
        <Button type="submit" size="lg" className="sm:self-start" disabled={!canSubmit(state)}>
          {isBusy ? copy.submitting : copy.submit}
        </Button>
      )}
    </form>
  );
};
