import type { SubmitEvent } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ChangeFields, NO_CHANGE } from '#web/features/templates/changes/change-fields.tsx';
import { changeCopy } from '#web/features/templates/changes/copy.ts';
import { TwinQuestion } from './twin-question.tsx';
import { asksForChange, canSubmit } from './state/choosing.ts';
import type { UploadProps } from './use-upload.ts';
import { uploadCopy } from './upload-copy.ts';
import { twinCopy as copy } from './twin-copy.ts';

type TwinDialogProps = UploadProps & { state: { step: 'choosing' }; onSubmit: () => Promise<void> };

/** Asks what is to become of files that are called like documents there are. */
export const TwinDialog = ({ state, dispatch, onSubmit }: TwinDialogProps) => {
  const { twins = [], files } = state;
  const dismiss = () => dispatch({ type: 'twins dismissed' });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <Dialog
      open={twins.length > 0}
      title={copy.title}
      description={copy.text(twins.length)}
      closeLabel={copy.close}
      onClose={dismiss}
    >
      <form onSubmit={handleSubmit} className="flex flex-col gap-6">
        {twins.map((twin) => (
          <TwinQuestion
            key={twin.fileName}
            twin={twin}
            file={files.find(({ name }) => name === twin.fileName)}
            onChoose={(choice) => dispatch({ type: 'twin decided', fileName: twin.fileName, choice })}
          />
        ))}
        {asksForChange(state) && (
          <div className="flex flex-col gap-4 border-t border-line pt-4">
            <p className="text-sm">{changeCopy.text}</p>
            <ChangeFields
              change={state.change ?? NO_CHANGE}
              onChange={(change) => dispatch({ type: 'change written', change })}
            />
          </div>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" disabled={!canSubmit(state)}>
            {uploadCopy.submit}
          </Button>
          <Button variant="ghost" onClick={dismiss}>
            {copy.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
