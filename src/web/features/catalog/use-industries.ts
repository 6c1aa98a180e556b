import { useEffect, useState } from 'react';
import { industries, type Industry } from '#shared/industries.ts';
import { productList } from '#shared/limits.ts';

/** The fixed list of the public store, which appears a little after the products. */
export const useIndustries = (): readonly Industry[] => {
  const [shown, setShown] = useState<readonly Industry[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => setShown(industries), productList.industriesDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return shown;
};
