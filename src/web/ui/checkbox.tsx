import { type ComponentProps, type ReactNode, useId } from 'react';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'id'> & {
  label: ReactNode;
  hint?: ReactNode;
};

export const Checkbox = ({ label, hint, className = '', ...rest }: CheckboxProps) => {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className={`grid grid-cols-[auto_1fr] items-start gap-x-2.5 ${className}`}>
      <input
        {...rest}
        id={id}
        type="checkbox"
        aria-describedby={hintId}
        className="mt-0.5 size-5 accent-green disabled:opacity-55"
      />
      <label htmlFor={id} className="text-md text-ink">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="col-start-2 text-sm text-quiet">
          {hint}
        </p>
      )}
    </div>
  );
};
