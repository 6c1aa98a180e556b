type RadioGroupProps<Value extends string> = {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  chosen: Value;
  onChoose: (value: Value) => void;
};

export const RadioGroup = <Value extends string>({
  legend,
  name,
  options,
  chosen,
  onChoose,
}: RadioGroupProps<Value>) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-semibold text-ink">{legend}</legend>
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {options.map(({ value, label }) => (
        <label key={value} className="inline-flex items-center gap-2 text-ink">
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className="size-4.5 accent-green"
          />
          {label}
        </label>
      ))}
    </div>
  </fieldset>
);
