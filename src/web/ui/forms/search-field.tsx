import { Icon } from '#web/ui/icon.tsx';
import { TextInput } from './text-input.tsx';

type SearchFieldProps = {
  label: string;
  value: string;
  maxLength: number;
  onChange: (typed: string) => void;
  className: string;
};

export const SearchField = ({ label, value, maxLength, onChange, className }: SearchFieldProps) => (
  <div className={`relative ${className}`}>
    <Icon
      name="search"
      className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-quiet"
    />
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      className="pl-10"
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  </div>
);
