import { useRouterState } from '@tanstack/react-router';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { messages } from '#web/lib/messages.ts';
import { Icon } from '#web/ui/icon.tsx';

const { openMenu, closeMenu, mainNavigation } = messages.header;

/** Opens below the header where there is no room for the links beside the logo. Going anywhere closes it. */
export const MobileMenu = ({ children }: { children: ReactNode }) => {
  const place = useRouterState({ select: ({ location }) => location.href });
  const [openedAt, setOpenedAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  const open = openedAt === place;

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    setOpenedAt(undefined);
    toggle.current?.focus();
  };

  const closeWhenChosen = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a, button')) setOpenedAt(undefined);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears Escape from what is inside
    <div className="lg:hidden noscript:hidden" onKeyDown={closeOnEscape}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? closeMenu : openMenu}
        className="-mr-2 grid size-11 place-items-center rounded-control text-ink"
        onClick={() => setOpenedAt(open ? undefined : place)}
      >
        <Icon name={open ? 'close' : 'menu'} className="size-6" />
      </button>
      <nav
        id="mobile-menu"
        aria-label={mainNavigation}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y border-line bg-paper shadow-paper"
      >
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- it only hears of what is pressed inside */}
        <div className="wrap flex flex-col py-5" onClick={closeWhenChosen}>
          {children}
        </div>
      </nav>
    </div>
  );
};
