import { useRouterState } from '@tanstack/react-router';
import { TopProgressBar } from '#web/ui/feedback/top-progress-bar.tsx';

const DELAY_MS = 150;

export const NavigationProgress = () => {
  const active = useRouterState({ select: ({ isLoading }) => isLoading });
  return <TopProgressBar active={active} delayMs={DELAY_MS} />;
};
