import { useQuery } from '@tanstack/react-query';
import { messageFor } from '#web/lib/server/message-for.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { copy } from './copy.ts';
import type { OnProof, RenderExports } from './evidence-slots.ts';
import { matrixQuery, readersQuery } from './people-queries.ts';
import { PeopleDesk } from './people-desk.tsx';
import { askedFor, usePeopleSearch } from './use-people-search.ts';

type PeopleScreenProps = {
  /** Takes away who has read what, of everybody or of one person. */
  renderExports: RenderExports;
  /** Shows the proof that somebody has read something: a click on what is read. */
  onProof: OnProof;
};

/** Who has to read what, and who has. */
export const PeopleScreen = ({ renderExports, onProof }: PeopleScreenProps) => {
  const shop = useShop();
  const { search, change } = usePeopleSearch();
  const readers = useQuery(readersQuery(shop));
  const matrix = useQuery(matrixQuery(shop, askedFor(search)));
  const error = readers.error ?? matrix.error;
  if (!readers.data || !matrix.data)
    return error ? (
      <Alert tone="error" title={copy.notLoaded}>
        <p>{messageFor(error).message}</p>
        <Button
          size="sm"
          className="mt-3"
          onClick={() => void Promise.all([readers.refetch(), matrix.refetch()])}
        >
          {copy.retry}
        </Button>
      </Alert>
    ) : (
      <Feedback tone="busy">{copy.loading}</Feedback>
    );
  return (
    <PeopleDesk
      list={readers.data}
      matrix={matrix.data}
      isStale={matrix.isPlaceholderData}
      search={search}
      onSearch={change}
      renderExports={renderExports}
      onProof={onProof}
    />
  );
};
