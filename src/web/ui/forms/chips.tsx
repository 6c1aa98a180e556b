import { useEffect, useRef } from 'react';
import { cva } from 'class-variance-authority';

const chip = cva(
  'h-9.5 rounded-full border px-3.5 text-sm whitespace-nowrap transition-colors duration-150',
  {
    variants: {
      chosen: {
        true: 'border-ink bg-ink text-paper',
        false: 'border-line bg-paper text-body hover:border-ink hover:text-ink',
      },
    },
  },
);

type ChipsProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** In a form that the browser sends by itself until the page is alive; the empty value is left out. */
  name?: string;
};

/** One of several, in a row that scrolls where it does not fit; the chosen one is in sight. */
export const Chips = <Value extends string>({
  label,
  options,
  chosen,
  onChoose,
  name,
}: ChipsProps<Value>) => {
  const row = useRef<HTMLDivElement>(null);
  const at = options.findIndex(({ value }) => value === chosen);
  useEffect(() => showInRow(row.current, at), [at]);
  return (
    <div
      ref={row}
      role="group"
      aria-label={label}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6"
    >
      {options.map(({ value, label: text }) => (
        <button
          key={value}
          type={name ? 'submit' : 'button'}
          {...(name && value !== '' && { name, value })}
          aria-pressed={value === chosen}
          className={chip({ chosen: value === chosen })}
          onClick={(event) => {
            event.preventDefault();
            onChoose(value);
          }}
        >
          {text}
        </button>
      ))}
    </div>
  );
};

/** By the row's own scrolling: the page stays where it is. */
const showInRow = (row: HTMLDivElement | null, index: number) => {
  const chosen = row?.children[index];
  if (!row || !(chosen instanceof HTMLElement)) return;
  const { paddingInlineStart: gap } = getComputedStyle(row);
  const left = chosen.offsetLeft - Number.parseFloat(gap);
  const right = chosen.offsetLeft + chosen.offsetWidth + Number.parseFloat(gap) - row.clientWidth;
  if (row.scrollLeft > left) row.scrollLeft = left;
  else if (row.scrollLeft < right) row.scrollLeft = right;
};
