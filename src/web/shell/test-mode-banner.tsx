import { rootRouteId, useRouteContext } from '@tanstack/react-router';

const LABEL = 'TEST MODE';
const TEXT = 'Payments are not real: only test cards are taken.';

/** Stands over every screen that is about money, as long as the money is not real. */
export const TestModeBanner = () => {
  const { site } = useRouteContext({ from: rootRouteId });
  if (!site.isTestMode) return null;
  return (
    <p className="bg-ink px-4 py-2 text-center text-sm text-paper print:hidden">
      <strong className="mr-2 font-mono text-xs">{LABEL}</strong>
      {TEXT}
    </p>
  );
};
