import type { ReactNode } from 'react';
import { useId } from 'react';

type ProgressProps = {
  label: ReactNode;
  /** From 0 to 100; left out while the end is not known. */
  percent?: number;
  /** What is shown and read out for the value; the percentage unless told. */
  valueText?: string;
};

export const Progress = ({ label, percent, valueText }: ProgressProps) => {
  const id = useId();
  const value = percent === undefined ? undefined : Math.round(Math.min(100, Math.max(0, percent)));
  const shown = valueText ?? (value === undefined ? undefined : `${value}%`);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-baseline justify-between gap-4 text-sm">
        <span id={id} className="font-semibold text-ink">
          {label}
        </span>
        <span className="font-mono text-xs text-quiet">{shown}</span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={value}
        aria-valuetext={shown}
        className="h-2 overflow-hidden rounded-full bg-faint"
      >
        <div
          data-indeterminate={value === undefined || undefined}
          className="h-full origin-left rounded-full bg-green transition-transform duration-300 ease-settle data-indeterminate:animate-pulse"
          style={{ transform: `scaleX(${(value ?? 100) / 100})` }}
        />
      </div>
    </div>
  );
};
