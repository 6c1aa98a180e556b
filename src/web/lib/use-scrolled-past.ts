import { useEffect, useState } from 'react';

/** Whether the page is scrolled further down than this; looked at no more often than told. */
export const useScrolledPast = (pixels: number, throttleMs: number) => {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setIsPast(window.scrollY > pixels);
    };
    const lookSoon = () => {
      if (timer === undefined) timer = setTimeout(look, throttleMs);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', lookSoon);
    };
  }, [pixels, throttleMs]);
  return isPast;
};
