import type { PictureAnswer } from '#shared/questions/answer.ts';
import { questionLimits } from '#shared/limits/question.ts';
import { copy } from '#web/features/questions/inputs/copy.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';

const words = copy.picture;

type GivenPictureProps = {
  picture: PictureAnswer;
  /** Undefined where it is not known, as of another device a moment ago. */
  url: string | undefined;
  label: string;
  onWords: (altText: string) => void;
  onRemove: () => void;
};

/** The picture as it is printed, and its words for who does not see it. */
export const GivenPicture = ({ picture, url, label, onWords, onRemove }: GivenPictureProps) => (
  <div className="mb-3 flex flex-col items-start gap-3">
    {url !== undefined && (
      <img
        src={url}
        alt={picture.altText || words.alt(label)}
        className="max-h-80 max-w-full border border-line bg-paper"
      />
    )}
    <div className="w-full">
      <Field label={words.words}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={questionLimits.shortTextLength}
            value={picture.altText}
            onChange={({ target }) => onWords(target.value)}
          />
        )}
      </Field>
    </div>
    <Button variant="link" size="sm" onClick={onRemove}>
      {words.remove}
    </Button>
  </div>
);
