import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import { messages } from '#web/lib/messages.ts';
import { requestIdOf, requestIdOfPage } from '#web/lib/server/request-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { MessagePage } from './message-page.tsx';

const { title, text, tryAgain, requestId: requestIdLabel } = messages.routeError;

const neverChanges = () => () => {};

/** What a route shows when it broke; the rest of the page stays usable. */
export const RouteError = ({ error, reset }: ErrorComponentProps) => {
  const router = useRouter();
  const idOfPage = useSyncExternalStore(neverChanges, requestIdOfPage, () => undefined);
  const requestId = requestIdOf(error) ?? idOfPage;
  const retry = () => void router.invalidate().then(reset);
  return (
    <MessagePage code="500" title={title} actions={<Button onClick={retry}>{tryAgain}</Button>}>
      <p>{text}</p>
      {requestId && (
        <p className="mt-4 text-sm">
          {requestIdLabel} <code className="font-mono text-xs text-ink">{requestId}</code>
        </p>
      )}
    </MessagePage>
  );
};
