import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

const stepStyles = cva('flex items-center gap-2.5 border-b-2 pb-3 text-md', {
  variants: {
    state: {
      done: 'border-green text-body',
      current: 'border-ink font-semibold text-ink',
      ahead: 'border-line text-quiet',
    },
  },
});

const signStyles = cva('grid size-7 shrink-0 place-items-center rounded-sheet border font-mono text-xs', {
  variants: {
    state: {
      done: 'border-green bg-green text-paper',
      current: 'border-marker bg-marker text-ink',
      ahead: 'border-line bg-paper text-quiet',
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
      return (
        <li
          key={name}
          aria-current={state === 'current' ? 'step' : undefined}
          className={stepStyles({ state })}
        >
          <span aria-hidden="true" className={signStyles({ state })}>
            {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          {state === 'done' && linkTo ? linkTo(index + 1, name) : name}
          {state === 'done' && <VisuallyHidden>{doneLabel}</VisuallyHidden>}
        </li>
      );
    })}
  </ol>
);
