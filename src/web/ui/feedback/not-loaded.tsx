import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from './alert.tsx';

type NotLoadedProps = {
  title: string;
  /** What is known of the reason. */
  reason: string | undefined;
  retry: string;
  onRetry: () => unknown;
};

/** In the place of what could not be loaded: that, why, and a way to try again. */
export const NotLoaded = ({ title, reason, retry, onRetry }: NotLoadedProps) => (
  <Alert tone="error" title={title}>
    <p>{reason}</p>
    <Button size="sm" className="mt-3" onClick={() => void onRetry()}>
      {retry}
    </Button>
  </Alert>
);
