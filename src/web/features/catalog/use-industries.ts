import { useEffect, useState } from 'react';
import { industries, type Industry } from '#shared/industries.ts';

/** The industries of the public store appear a little after the products. */
const INDUSTRIES_DELAY_MS = 500;

/** The fixed list of the public store, which appears a little after the products. */
export const useIndustries = (): readonly Industry[] => {
  const [shown, setShown] = useState<readonly Industry[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(industries), INDUSTRIES_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return shown;
};
