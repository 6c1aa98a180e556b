import { SAMPLE_PICTURE } from '#shared/questions/answer.ts';
import { AnswerGroup } from '#web/features/questions/inputs/answer-group.tsx';
import type { AnswerInputProps } from '#web/features/questions/inputs/answer-input-props.ts';
import { Choice } from '#web/features/questions/inputs/choice.tsx';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { pictureIn } from '#web/features/questions/inputs/draft.ts';
import { CropEditor } from './crop-editor.tsx';
import { GivenPicture } from './given-picture.tsx';
import { type PictureDesk, usePictureDesk } from './picture-desk.ts';
import { PictureSlot } from './picture-slot.tsx';
import { useChosenPicture } from './use-chosen-picture.ts';

type PictureInputProps = AnswerInputProps<'picture'>;

export const PictureInput = (props: PictureInputProps) => {
  const desk = usePictureDesk();
  return desk ? <OwnPicture {...props} desk={desk} /> : <TriedPicture {...props} />;
};

/** Nobody's own picture is needed to see what a template makes of one. */
const TriedPicture = ({ question, draft, problem, onType, onLeave }: PictureInputProps) => (
  <AnswerGroup question={question} problem={problem} onLeave={onLeave}>
    <Choice
      type="checkbox"
      name={question.key}
      label={copy.picture.sample}
      checked={pictureIn(draft) !== undefined}
      onChange={() => onType(pictureIn(draft) ? null : { path: SAMPLE_PICTURE, altText: '' })}
    />
  </AnswerGroup>
);

const OwnPicture = (props: PictureInputProps & { desk: PictureDesk }) => {
  const { question, form, draft, problem, onType, onLeave, desk } = props;
  const picture = pictureIn(draft);
  const chosen = useChosenPicture({
    chosen: desk.chosen[question.key],
    onChosen: (picked) => desk.lay(question.key, picked),
    send: (file, crop) => desk.keep(question.key, file, crop),
    onKept: ({ path }) => onType({ path, altText: picture?.altText ?? '' }),
  });
  return (
    <AnswerGroup question={question} problem={chosen.problem ?? problem} onLeave={onLeave}>
      {chosen.url !== undefined && (
        <CropEditor
          key={chosen.url}
          url={chosen.url}
          label={question.label}
          box={form}
          isBusy={chosen.isBusy}
          onUse={(crop) => void chosen.use(crop)}
          onCancel={chosen.cancel}
          onUnreadable={chosen.refuse}
        />
      )}
      {chosen.url === undefined && picture && (
        <GivenPicture
          picture={picture}
          url={desk.urlOf(picture.path)}
          label={question.label}
          onWords={(altText) => onType({ ...picture, altText })}
          onRemove={() => onType(null)}
        />
      )}
      {chosen.url === undefined && (
        <PictureSlot label={question.label} hasPicture={picture !== undefined} onFile={chosen.choose} />
      )}
    </AnswerGroup>
  );
};
