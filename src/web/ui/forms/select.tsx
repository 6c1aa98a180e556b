import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';
import { Icon } from '#web/ui/icon.tsx';

type SelectOption = { value: string; label: string };

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'size'> & {
  options: readonly SelectOption[];
};

/** The platform's own select: it is the one that phones and screen readers know best. */
export const Select = ({ options, className, ...rest }: SelectProps) => (
  <span className="relative block">
    <select {...rest} className={controlStyles({ size: 'md', class: ['appearance-none pr-10', className] })}>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon
      name="chevron-down"
      className="pointer-events-none size-4.5 absolute top-1/2 right-3 -translate-y-1/2"
    />
  </span>
);
