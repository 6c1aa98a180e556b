import type { AnswerForm } from '#shared/questions/answer-form.ts';
import type { AnswerInputProps } from './answer-input-props.ts';
import { DateAnswer } from './date-answer.tsx';
import { ListAnswer } from './list/list-answer.tsx';
import { NumberAnswer } from './number-answer.tsx';
import { OneOfAnswer } from './one-of-answer.tsx';
import { PictureInput } from './picture/picture-input.tsx';
import { SeveralOfAnswer } from './several-of-answer.tsx';
import { TextAnswer } from './text-answer.tsx';
import { YesNoAnswer } from './yes-no-answer.tsx';

type QuestionInputProps = Omit<AnswerInputProps, 'form'> & { form: AnswerForm };

/** A question with the input that its answer needs. */
export const QuestionInput = ({ form, ...props }: QuestionInputProps) => {
  switch (form.type) {
    case 'number':
      return <NumberAnswer {...props} form={form} />;
    case 'yesNo':
      return <YesNoAnswer {...props} form={form} />;
    case 'oneOf':
      return <OneOfAnswer {...props} form={form} />;
    case 'severalOf':
      return <SeveralOfAnswer {...props} form={form} />;
    case 'date':
      return <DateAnswer {...props} form={form} />;
    case 'picture':
      return <PictureInput {...props} form={form} />;
    case 'list':
      return <ListAnswer {...props} form={form} />;
    default:
      return <TextAnswer {...props} form={form} />;
  }
};
