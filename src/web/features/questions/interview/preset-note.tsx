import type { Answer } from '#shared/questions/answer.ts';
import type { AnswerForm } from '#shared/questions/answer-form.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { answerText } from './answer-text.ts';
import { copy } from './copy.ts';

type PresetNoteProps = { form: AnswerForm; preset: Answer; onTake: () => void };

/** What is printed until the business answers itself, and a way to say that it fits. */
export const PresetNote = ({ form, preset, onTake }: PresetNoteProps) => (
  <div className="mt-2.5 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-body">
    <span className="min-w-0 wrap-anywhere">
      {copy.preset} <span className="font-semibold text-ink">{answerText(form, preset)}</span>
    </span>
    <Button variant="link" size="sm" onClick={onTake}>
      {copy.takePreset}
    </Button>
  </div>
);
