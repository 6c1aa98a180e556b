import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

export const Textarea = ({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) => (
  <textarea {...rest} rows={rows} className={controlStyles({ class: ['resize-y py-2.5', className] })} />
);
