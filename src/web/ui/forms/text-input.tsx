import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'size'> & { size?: 'md' | 'lg' };

export const TextInput = ({ size = 'md', className, ...rest }: TextInputProps) => (
  <input type="text" {...rest} className={controlStyles({ size, class: className })} />
);
