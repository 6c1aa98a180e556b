import { useEffect } from 'react';
import { MINUTE } from '#shared/units.ts';

export const IDLE_MS = 5 * MINUTE;

const SIGNS = ['pointerdown', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;

/** Ends what was opened with a PIN: when its time is over, or when nobody has touched the device for a while. */
export const usePassEnd = (expiresAt: string | undefined, onEnd: (why: 'idle' | 'over') => void) => {
  useEffect(() => {
    if (expiresAt === undefined) return undefined;
    let idle = setTimeout(() => onEnd('idle'), IDLE_MS);
    const over = setTimeout(() => onEnd('over'), Math.max(0, Date.parse(expiresAt) - Date.now()));
    const stir = () => {
      clearTimeout(idle);
      idle = setTimeout(() => onEnd('idle'), IDLE_MS);
    };
    for (const sign of SIGNS) window.addEventListener(sign, stir, { passive: true, capture: true });
    return () => {
      clearTimeout(idle);
      clearTimeout(over);
      for (const sign of SIGNS) window.removeEventListener(sign, stir, { capture: true });
    };
  }, [expiresAt, onEnd]);
};
