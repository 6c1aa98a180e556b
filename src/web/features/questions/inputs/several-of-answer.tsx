import { AnswerGroup } from './answer-group.tsx';
import type { AnswerInputProps } from './answer-input-props.ts';
import { Choice } from './choice.tsx';
import { choicesIn } from './draft.ts';
import { copy } from './copy.ts';

/** That none of them applies is an answer, too, and has to be given as such. */
export const SeveralOfAnswer = (props: AnswerInputProps<'severalOf'>) => {
  const { question, form, draft, problem, onType, onLeave } = props;
  const chosen = choicesIn(draft);
  const toggle = (choice: string) => {
    const others = chosen?.filter((other) => other !== choice) ?? [];
    if (others.length === chosen?.length || chosen === null) onType([...others, choice]);
    else onType(others.length === 0 ? null : others);
  };
  return (
    <AnswerGroup question={question} problem={problem} onLeave={onLeave}>
      <div className="grid gap-2 sm:grid-cols-2">
        {form.choices.map((choice) => (
          <Choice
            key={choice}
            type="checkbox"
            name={question.key}
            label={choice}
            checked={chosen?.includes(choice) ?? false}
            onChange={() => toggle(choice)}
          />
        ))}
        <Choice
          type="checkbox"
          name={question.key}
          label={copy.none}
          checked={chosen?.length === 0}
          onChange={() => onType(chosen?.length === 0 ? null : [])}
        />
      </div>
    </AnswerGroup>
  );
};
