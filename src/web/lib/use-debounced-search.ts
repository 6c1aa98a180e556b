import { useCallback, useEffect, useRef, useState } from 'react';

/** How long a search waits for the next keystroke. */
const DEBOUNCE_MS = 500;

/** What stands in a search field. What is searched for stands in the address, which follows once nobody types. */
export const useDebouncedSearch = (inAddress: string, onSearch: (wanted: string) => void) => {
  const [typed, setTyped] = useState(inAddress);
  const asked = useRef(inAddress);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });

  // Somebody else has changed the address, such as a button that clears the search: the field follows.
  useEffect(() => {
    if (inAddress === asked.current) return;
    asked.current = inAddress;
    setTyped(inAddress);
  }, [inAddress]);

  const ask = useCallback((wanted: string) => {
    asked.current = wanted;
    search.current(wanted);
  }, []);

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked.current) return undefined;
    const timer = setTimeout(() => ask(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, ask]);

  return { typed, setTyped, searchNow: () => ask(typed.trim()) };
};
