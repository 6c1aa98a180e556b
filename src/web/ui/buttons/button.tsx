import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonStyle, buttonStyles } from './button-styles.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';

type ButtonProps = Omit<ComponentProps<'button'>, 'type'> &
  ButtonStyle & {
    type?: 'button' | 'submit' | 'reset';
    /** At work: keeps its place and the focus, but takes no further click. */
    busy?: boolean;
  };

export const Button = ({
  variant,
  size,
  busy = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      // oxlint-disable-next-line react/button-has-type -- the type is one of the three, 'button' unless told
      type={type}
      className={buttonStyles({ variant, size, class: className })}
      onClick={handleClick}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
};
