import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { DevicePass, SharedDeviceReaders } from '#shared/contract/reading/reading.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { deviceCopy as copy } from '#web/features/reading/copy.ts';
import { forgetUnsent } from '#web/features/reading/document/unsent-pages.ts';
import type { RenderComparison } from '#web/features/reading/document/what-changed.tsx';
import { ReadingFrame } from '#web/features/reading/reading-frame.tsx';
import { forgetReading, sharedDeviceQuery } from '#web/features/reading/reading-queries.ts';
import { ReadingScreen } from '#web/features/reading/reading-screen.tsx';
import { isForGood, ReadingRefused, ReadingSkeleton } from '#web/features/reading/reading-states.tsx';
import { NameList } from './name-list.tsx';
import { PinForm } from './pin-form.tsx';
import { usePassEnd } from './use-pass-end.ts';

type Person = SharedDeviceReaders['readers'][number];
type Notice = 'idle' | 'over' | undefined;

type SharedDeviceScreenProps = { secret: string; renderComparison: RenderComparison };

/** A device that several people share: who reads, their PIN, what they read, and nothing of it for the next. */
export const SharedDeviceScreen = ({ secret, renderComparison }: SharedDeviceScreenProps) => {
  const shop = useShop();
  const [person, setPerson] = useState<Person>();
  const [pass, setPass] = useState<DevicePass>();
  const [documentId, setDocumentId] = useState<number>();
  const [notice, setNotice] = useState<Notice>();
  const { data, error, isFetching, refetch } = useQuery(sharedDeviceQuery(shop, secret));

  const clear = useCallback(
    (why?: Notice) => {
      setPass(undefined);
      setPerson(undefined);
      setDocumentId(undefined);
      setNotice(why);
      forgetUnsent();
      forgetReading(shop);
      // Somebody may have been given a PIN meanwhile.
      void refetch();
    },
    [shop, refetch],
  );
  // Whoever reloads the page is the next person.
  useEffect(() => forgetUnsent(), []);
  usePassEnd(pass?.expiresAt, clear);

  if (pass)
    return (
      <ReadingScreen
        key={pass.token}
        token={pass.token}
        documentId={documentId}
        onOpen={setDocumentId}
        renderComparison={renderComparison}
        actions={
          <Button variant="ghost" onClick={() => clear()}>
            {copy.done}
          </Button>
        }
      />
    );
  if (error && (!data || isForGood(error)))
    return <ReadingRefused error={error} isBusy={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <ReadingSkeleton />;
  return (
    <ReadingFrame
      businessName={data.businessName}
      logo={data.logo}
      aside={<span className="text-sm">{copy.label(data.label)}</span>}
    >
      {person ? (
        <PinForm
          key={person.id}
          secret={secret}
          person={person}
          onEntered={(entered) => {
            setNotice(undefined);
            setPass(entered);
          }}
          onNotMe={() => setPerson(undefined)}
        />
      ) : (
        <NameList readers={data.readers} notice={notice && copy[notice]} onChoose={setPerson} />
      )}
    </ReadingFrame>
  );
};
