type ChoiceProps = {
  type: 'radio' | 'checkbox';
  name: string;
  label: string;
  isLarge?: boolean;
  checked: boolean;
  onChange: () => void;
};

/** The whole frame can be pressed, so that a thumb finds it. */
export const Choice = ({ type, name, label, isLarge = false, checked, onChange }: ChoiceProps) => (
  <label
    className={`flex items-center gap-3 rounded-control border border-edge bg-paper px-4 text-ink transition-colors duration-150 hover:border-ink has-checked:border-green has-checked:bg-mist has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-green ${isLarge ? 'min-h-16 text-lg font-semibold' : 'min-h-12 py-2'}`}
  >
    <input
      type={type}
      name={name}
      checked={checked}
      onChange={onChange}
      className="size-4.5 shrink-0 accent-green focus-visible:outline-none"
    />
    <span className="min-w-0 wrap-anywhere">{label}</span>
  </label>
);
