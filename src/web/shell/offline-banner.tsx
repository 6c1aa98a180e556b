import { messages } from '#web/lib/messages.ts';
import { useOnline } from '#web/lib/use-online.ts';
import { Icon } from '#web/ui/icon.tsx';

export const OfflineBanner = () => {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center justify-center gap-2 bg-ink px-4 py-2 text-center text-sm text-paper">
          <Icon name="offline" />
          {messages.offline}
        </p>
      )}
    </div>
  );
};
