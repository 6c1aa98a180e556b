import { createFileRoute } from '@tanstack/react-router';
import { ComparisonView } from '#web/features/binder-updates/difference/comparison-view.tsx';
import { SharedDeviceScreen } from '#web/features/reading/device/shared-device-screen.tsx';
import { messages } from '#web/lib/messages.ts';
import { pageHead } from '#web/lib/page-head.ts';

/** A device that several people read on, each with a PIN. */
export const Route = createFileRoute('/read/shared/$secret')({
  ssr: false,
  head: () => pageHead({ title: messages.reading.title, indexed: false }),
  component: SharedDevicePage,
});

function SharedDevicePage() {
  const { secret } = Route.useParams();
  return (
    <SharedDeviceScreen
      key={secret}
      secret={secret}
      renderComparison={(comparison) => <ComparisonView comparison={comparison} />}
    />
  );
}
