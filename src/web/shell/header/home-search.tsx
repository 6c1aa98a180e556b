import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { messages } from '#web/lib/messages.ts';
import { useDebouncedSearch } from '#web/lib/use-debounced-search.ts';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The search field of the home page. What is searched for stands in the address, so that it can be shared and reloaded. */
export const HomeSearch = () => {
  const { q = '' } = useSearch({ strict: false });
  const field = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const [typed, setTyped] = useDebouncedSearch(q, (wanted) => {
    void navigate({
      to: '/',
      search: (others) => ({ ...others, q: wanted || undefined }),
      replace: true,
      resetScroll: false,
    });
  });

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
