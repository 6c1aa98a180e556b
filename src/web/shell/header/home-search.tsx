import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { messages } from '#web/lib/messages.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** How long the search waits for the next keystroke. */
const DEBOUNCE_MS = 500;

/** The search field of the home page. What is searched for stands in the address, so that it can be shared and reloaded. */
export const HomeSearch = () => {
  const { q = '' } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q);
  const field = useRef<HTMLInputElement>(null);
  const asked = useRef(q);
  const navigate = useNavigate();

  // Somebody else has changed the address, such as a button that clears the search: the field follows.
  useEffect(() => {
    if (q === asked.current) return;
    asked.current = q;
    setTyped(q);
  }, [q]);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => {
      asked.current = wanted;
      void navigate({
        to: '/',
        search: (others) => ({ ...others, q: wanted || undefined }),
        replace: true,
        resetScroll: false,
      });
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, navigate]);

  useEffect(() => {
    const focusOnSlash = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', focusOnSlash);
    return () => document.removeEventListener('keydown', focusOnSlash);
  }, []);

  return (
    <label className="flex h-10.5 min-w-0 flex-[0_1_15rem] items-center gap-1.5 rounded-control border border-line bg-paper px-2 text-quiet sm:gap-2 sm:px-3 focus-within:border-green focus-within:ring-3 focus-within:ring-green/20">
      <Icon name="search" className="size-4.5 shrink-0" />
      <VisuallyHidden>{messages.header.search}</VisuallyHidden>
      <input
        ref={field}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={messages.header.search}
        maxLength={textLength.search}
        className="w-full min-w-0 bg-transparent text-ink outline-none placeholder:text-quiet focus-visible:shadow-none focus-visible:outline-none"
      />
      {/* In a field that is not empty the browser has its own sign there, which clears it. */}
      {typed === '' && (
        <kbd
          aria-hidden="true"
          className="rounded-[5px] border border-line px-1.5 font-mono text-xs max-sm:hidden"
        >
          /
        </kbd>
      )}
    </label>
  );
};
