import type { ReactNode } from 'react';
import { tv } from 'tailwind-variants/lite';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const styles = tv({
  slots: {
    step: 'flex items-center gap-2.5 border-b-2 pb-3 text-md',
    sign: 'grid size-7 shrink-0 place-items-center rounded-sheet border font-mono text-xs',
  },
  variants: {
    state: {
      done: { step: 'border-green text-body', sign: 'border-green bg-green text-paper' },
      current: { step: 'border-ink font-semibold text-ink', sign: 'border-marker bg-marker text-ink' },
      ahead: { step: 'border-line text-quiet', sign: 'border-line bg-paper text-quiet' },
    },
  },
});

type StepperProps = {
  label: string;
  steps: readonly string[];
  /** Counted from 1. */
  current: number;
  doneLabel: string;
  /** A way back to a step that is done, in place of its bare name. */
  linkTo?: (step: number, name: string) => ReactNode;
};

const stateOf = (step: number, current: number) => {
  if (step < current) return 'done';
  return step === current ? 'current' : 'ahead';
};

export const Stepper = ({ label, steps, current, doneLabel, linkTo }: StepperProps) => (
  <ol aria-label={label} className="grid auto-cols-fr gap-x-4 gap-y-3 sm:grid-flow-col">
    {steps.map((name, index) => {
      const state = stateOf(index + 1, current);
      const { step, sign } = styles({ state });
      return (
        <li key={name} aria-current={state === 'current' ? 'step' : undefined} className={step()}>
          <span aria-hidden="true" className={sign()}>
            {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          {state === 'done' && linkTo ? linkTo(index + 1, name) : name}
          {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      );
    })}
  </ol>
);
