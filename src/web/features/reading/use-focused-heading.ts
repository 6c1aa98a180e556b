import { useEffect, useRef } from 'react';

/** What has taken the place of another view is read out from its heading on, and seen from its top. */
export const useFocusedHeading = () => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
};
