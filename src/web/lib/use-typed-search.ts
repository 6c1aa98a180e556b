import { useEffect, useRef, useState } from 'react';

/**
 * What stands in a search field whose address follows each keystroke a moment later. Where the address was changed
 * by something else, such as a link or the browser's Back, the field follows the address.
 */
export const useTypedSearch = (inAddress: string) => {
  const [typed, setTyped] = useState(inAddress);
  /** On their way into the address, the oldest first. */
  const underway = useRef([inAddress]);
  useEffect(() => {
    const at = underway.current.indexOf(inAddress);
    underway.current = at >= 0 ? underway.current.slice(at) : [inAddress];
    if (at < 0) setTyped(inAddress);
  }, [inAddress]);
  const type = (text: string) => {
    underway.current.push(text);
    setTyped(text);
  };
  return { typed, type };
};
