import { cva, type VariantProps } from 'class-variance-authority';

const boxed = ['primary', 'ghost', 'invert', 'danger'] as const;

/** Shared by buttons and by links that look like one. */
export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control border',
    'whitespace-nowrap transition-colors duration-150 disabled:pointer-events-none disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-green text-paper hover:bg-green-deep',
        ghost: 'border-green bg-paper text-green hover:bg-green hover:text-paper',
        invert: 'border-transparent bg-marker text-ink hover:bg-marker-soft',
        danger: 'border-stamp bg-paper text-stamp hover:bg-stamp hover:text-paper',
        link: 'border-transparent text-body underline underline-offset-4 hover:text-ink',
      },
      size: { sm: 'text-sm', md: 'text-md', lg: 'text-md' },
    },
    compoundVariants: [
      { variant: [...boxed], class: 'font-semibold' },
      { variant: [...boxed], size: 'sm', class: 'h-9.5 px-3.5' },
      { variant: [...boxed], size: 'md', class: 'h-10.5 px-4.5' },
      { variant: [...boxed], size: 'lg', class: 'h-12.5 px-4.5' },
    ],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonStyle = VariantProps<typeof buttonStyles>;
