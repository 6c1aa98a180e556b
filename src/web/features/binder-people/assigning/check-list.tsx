type CheckListProps = {
  label: string;
  options: readonly { id: number | string; label: string; detail?: string }[];
  chosen: ReadonlySet<number | string>;
  onToggle: (id: number | string) => void;
};

/** Things to tick, under one name; long ones scroll by themselves. */
export const CheckList = ({ label, options, chosen, onToggle }: CheckListProps) => (
  <fieldset className="min-w-0">
    <legend className="text-sm font-semibold text-ink">{label}</legend>
    <div className="mt-1.5 max-h-52 overflow-y-auto rounded-control border border-line">
      {options.map((option) => (
        <label
          key={option.id}
          className="flex min-h-11 items-center gap-3 border-b border-line px-3 py-1.5 last:border-0 has-checked:bg-desk"
        >
          <input
            type="checkbox"
            checked={chosen.has(option.id)}
            onChange={() => onToggle(option.id)}
            className="size-5 shrink-0 accent-green"
          />
          <span className="min-w-0 wrap-anywhere">
            <span className="text-ink">{option.label}</span>
            {option.detail && <span className="text-sm text-quiet"> · {option.detail}</span>}
          </span>
        </label>
      ))}
    </div>
  </fieldset>
);
