import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { testFillCopy as copy } from './copy.ts';

type Outcomes = Record<string, boolean>;

type ConditionSwitchesProps = {
  conditions: readonly string[];
  outcomes: Outcomes;
  onChange: (outcomes: Outcomes) => void;
};

const options = [
  { value: 'answered', label: copy.asAnswered },
  { value: 'shown', label: copy.shown },
  { value: 'left out', label: copy.leftOut },
] as const;

type Side = (typeof options)[number]['value'];

/** Both sides of every condition can be seen without inventing answers for it. */
export const ConditionSwitches = ({ conditions, outcomes, onChange }: ConditionSwitchesProps) => (
  <div className="flex flex-col gap-4">
    {conditions.map((test, index) => (
      <RadioGroup
        key={test}
        legend={`{{#if ${test}}}`}
        name={`condition-${index}`}
        options={options}
        chosen={sideOf(outcomes[test])}
        onChoose={(side) => onChange(withSide(outcomes, test, side))}
      />
    ))}
  </div>
);

const sideOf = (outcome: boolean | undefined): Side => {
  if (outcome === undefined) return 'answered';
  return outcome ? 'shown' : 'left out';
};

const withSide = (outcomes: Outcomes, test: string, side: Side): Outcomes => {
  const { [test]: _before, ...others } = outcomes;
  return side === 'answered' ? others : { ...others, [test]: side === 'shown' };
};
