import { useNavigate, useSearch } from '@tanstack/react-router';
import { textLength } from '#shared/limits/text-length.ts';
import { messages } from '#web/lib/messages.ts';
import { useDebouncedSearch } from '#web/lib/use-debounced-search.ts';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';

/** The search field of the home page. What is searched for stands in the address, so that it can be shared and reloaded. */
export const HomeSearch = () => {
  const { q = '', industry } = useSearch({ strict: false });
  const navigate = useNavigate();
  const { typed, setTyped, searchNow } = useDebouncedSearch(q, (wanted) => {
    void navigate({
      to: '/',
      search: (others) => ({ ...others, q: wanted || undefined }),
      replace: true,
      resetScroll: false,
    });
  });

  return (
    // Sent by the browser itself until the page is alive.
    <form
      action="/#products"
      role="search"
      className="min-w-0 flex-[0_1_15rem]"
      onSubmit={(event) => {
        event.preventDefault();
        searchNow();
      }}
    >
      <HiddenFields values={{ industry }} />
      <label className="flex h-10.5 items-center gap-1.5 rounded-control border border-line bg-paper px-2 text-quiet sm:gap-2 sm:px-3 focus-within:border-green focus-within:ring-3 focus-within:ring-green/20">
        <Icon name="search" className="size-4.5 shrink-0" />
        <VisuallyHidden>{messages.header.search}</VisuallyHidden>
        <input
          type="search"
          name="q"
          // `wake.ts` hears of it.
          aria-keyshortcuts="/"
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
    </form>
  );
};
