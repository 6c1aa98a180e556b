import { Dropzone } from '#web/ui/forms/dropzone.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { AskableNames, type RenderQuestion } from './askable-names.tsx';
import { KeepableObjects } from '#web/features/templates/objects/keepable-objects.tsx';
import { ChosenFiles } from './chosen-files.tsx';
import { PlaceholderGuide } from './placeholder-guide.tsx';
import { ProblemLines } from './problem-lines.tsx';
import { TwinDialog } from './twin-dialog.tsx';
import { isUnderWay, problemsOf } from './state/upload-outcomes.ts';
import { hasGivenUp } from './state/following.ts';
import { UploadOutcome } from './upload-outcome.tsx';
import { UploadStatuses } from './upload-statuses.tsx';
import { useUpload } from './use-upload.ts';
import { uploadCopy as copy } from './upload-copy.ts';

/** Word files come in here: chosen, submitted, and followed until each is checked. */
export const UploadScreen = ({ renderQuestion }: { renderQuestion: RenderQuestion }) => {
  const { state, dispatch, submit, keepObjects, findings } = useUpload();
  return (
    <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex flex-col gap-6">
        {state.step === 'choosing' && (
          <Dropzone
            wholePage
            prompt={copy.prompt}
            activePrompt={copy.dropNow}
            browseLabel={copy.browse}
            hint={copy.limits}
            accept=".docx"
            onFiles={(files) => dispatch({ type: 'files chosen', files })}
            onBrowsed={(files) => dispatch({ type: 'files chosen', files, by: 'browse' })}
          />
        )}
        {state.step === 'choosing' && <TwinDialog state={state} dispatch={dispatch} onSubmit={submit} />}
        {state.step !== 'following' && <ChosenFiles state={state} dispatch={dispatch} onSubmit={submit} />}
        {state.step === 'choosing' && (
          <KeepableObjects keepable={state.keepable ?? []} onKeep={keepObjects} />
        )}
        {state.step === 'choosing' && (
          <AskableNames askable={state.askable ?? []} renderQuestion={renderQuestion} onAsked={submit} />
        )}
        {state.step === 'following' && (
          <>
            <UploadStatuses documents={state.documents} findings={findings} isKnown={!hasGivenUp(state)} />
            <ProblemLines lines={problemsOf(state)} />
            <UploadOutcome state={state} dispatch={dispatch} />
          </>
        )}
      </div>
      <PlaceholderGuide />
      <LeaveGuard
        active={isUnderWay(state)}
        {...copy.leaving}
        text={state.step === 'submitting' ? copy.leavingUnsent : copy.leavingUnchecked}
      />
    </div>
  );
};
