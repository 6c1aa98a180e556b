import { useEffect, useState } from 'react';

type TopProgressBarProps = { active: boolean; delayMs: number };

/** Shows that something slow is under way; what is quick passes without a flicker. */
export const TopProgressBar = ({ active, delayMs }: TopProgressBarProps) => {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);

  if (!active || !late) return null;
  return (
    <div
      aria-hidden="true"
      data-top-progress=""
      className="fixed inset-x-0 top-0 z-50 h-[3px] origin-left animate-advance bg-green"
    />
  );
};
