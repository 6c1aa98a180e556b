import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type TickBoxProps = {
  checked: boolean;
  onChange: (checked: boolean) => void;
  error?: string | undefined;
  children: ReactNode;
};

/** Large enough for a thumb; all of it can be pressed. */
export const TickBox = ({ checked, onChange, error, children }: TickBoxProps) => {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-edge px-3.5 py-2.5 text-ink has-checked:border-green has-checked:bg-mist">
        <input
          type="checkbox"
          className="size-5.5 shrink-0 accent-green"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={errorId} role="alert" className="mt-1.5 flex items-center gap-1.5 text-sm text-stamp">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  );
};
