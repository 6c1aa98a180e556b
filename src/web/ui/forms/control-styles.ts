import { cva } from 'class-variance-authority';

/** What text inputs, selects and text areas have in common. */
export const controlStyles = cva(
  [
    'w-full min-w-0 rounded-control border border-edge bg-paper px-3.5 text-base text-ink placeholder:text-quiet',
    'aria-invalid:border-stamp disabled:border-line disabled:bg-desk disabled:text-quiet',
  ],
  {
    variants: { size: { md: 'h-10.5', lg: 'h-12.5' } },
  },
);
