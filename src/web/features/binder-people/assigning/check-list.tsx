import type { ReactNode } from 'react';

type Id = number | string;

type CheckListProps = {
  label: string;
  options: readonly { id: Id; label: string; detail?: string }[];
  chosen: ReadonlySet<Id>;
  onToggle: (id: Id) => void;
  /** One tick for all that are shown. */
  all?: { label: string; onChange: (isChosen: boolean) => void };
  /** What is said where a search has found nothing. */
  none?: string;
};

/** Things to tick, under one name; long ones scroll by themselves. */
export const CheckList = ({ label, options, chosen, onToggle, all, none }: CheckListProps) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-semibold text-ink">{label}</legend>
    <div className="mt-1.5 max-h-52 overflow-y-auto rounded-control border border-line">
      {options.length === 0 && <p className="px-3 py-2.5 text-sm text-quiet">{none}</p>}
      {all && options.length > 1 && (
        <Line
          isChosen={options.every(({ id }) => chosen.has(id))}
          onChange={all.onChange}
          className="font-semibold"
        >
          {all.label}
        </Line>
      )}
      {options.map((option) => (
        <Line key={option.id} isChosen={chosen.has(option.id)} onChange={() => onToggle(option.id)}>
          <bdi>{option.label}</bdi>
          {option.detail && (
            <span className="text-sm text-quiet">
              {' '}
              · <bdi>{option.detail}</bdi>
            </span>
          )}
        </Line>
      ))}
    </div>
  </fieldset>
);

type LineProps = {
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
  className?: string;
  children: ReactNode;
};

const Line = ({ isChosen, onChange, className = '', children }: LineProps) => (
  <label
    className={`flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 last:border-0 has-checked:bg-desk ${className}`}
  >
    <input
      type="checkbox"
      checked={isChosen}
      onChange={({ target }) => onChange(target.checked)}
      className="size-5 shrink-0 accent-green"
    />
    <span className="min-w-0 wrap-anywhere text-ink">{children}</span>
  </label>
);
