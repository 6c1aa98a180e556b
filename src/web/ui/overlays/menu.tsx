import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cva } from 'class-variance-authority';

const itemStyles = cva(
  'flex cursor-default items-center gap-2 rounded-tab px-3 py-2 text-md outline-none select-none data-disabled:opacity-55',
  {
    variants: {
      tone: {
        plain: 'text-ink data-highlighted:bg-desk',
        danger: 'text-stamp data-highlighted:bg-stamp data-highlighted:text-paper',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

/**
 * Stays where it is in the document, inside the landmark it belongs to; it is placed by the window, so that no
 * scrolling parent cuts it off. `trigger` has to be one element that takes a ref, such as a Button.
 */
export const Menu = ({ trigger, children }: { trigger: ReactNode; children: ReactNode }) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
    <DropdownMenu.Content
      align="end"
      sideOffset={6}
      collisionPadding={12}
      className="z-30 min-w-44 animate-appear rounded-control border border-line bg-paper p-1 shadow-paper"
    >
      {children}
    </DropdownMenu.Content>
  </DropdownMenu.Root>
);

type MenuItemProps = {
  onSelect: () => void;
  tone?: 'plain' | 'danger';
  disabled?: boolean;
  children: ReactNode;
};

export const MenuItem = ({ onSelect, tone, disabled = false, children }: MenuItemProps) => (
  <DropdownMenu.Item onSelect={onSelect} disabled={disabled} className={itemStyles({ tone })}>
    {children}
  </DropdownMenu.Item>
);
