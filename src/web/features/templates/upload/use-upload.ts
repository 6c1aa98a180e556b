import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { messageFor } from '#web/lib/server/message-for.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';
import { useShop } from '#web/lib/server/use-shop.ts';
import { uploadCopy } from './upload-copy.ts';
import { documentsQuery, findingsQuery } from '#web/features/templates/document-queries.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';
import { checkStatus, submitDocuments } from './submit-documents.ts';
import { findTwins } from './state/twins.ts';
import { asksForChange, canSubmit, replacedBy, withKeepable } from './state/choosing.ts';
import { isPolling } from './state/following.ts';
import { uploadReducer } from './state/upload-reducer.ts';
import { startUpload, type Upload, type UploadEvent } from './state/upload-state.ts';

/** The upload screen's state and what its buttons do. */
export const useUpload = () => {
  const shop = useShop();
  const [state, dispatch] = useReducer(uploadReducer<File>, undefined, () => startUpload());
  const documents = state.step === 'following' ? state.documents : [];
  const ids = documents.map(({ id }) => id);
  const replacedIds = documents.filter(({ isReplaced }) => isReplaced).map(({ id }) => id);
  const completeIds = documents.filter(({ status }) => status === 'complete').map(({ id }) => id);

  useQuery({
    queryKey: ['upload status', ids],
    queryFn: async () => {
      dispatch(await checkStatus(shop, ids, replacedIds));
      return null;
    },
    enabled: isPolling(state),
    refetchInterval: statusPolling.everyMs,
    refetchIntervalInBackground: true,
    // Every check counts, those without a connection as well.
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  const { data: findings = [] } = useQuery(findingsQuery(shop, completeIds));

  /** What is called like a document there is, is asked about first. */
  const submit = async (kept = keptOf(state)) => {
    if (state.step !== 'choosing' || !canSubmit(state)) return;
    if (!state.twins) {
      const twins = await lookForTwins(shop, state.files, dispatch);
      if (!twins || twins.length > 0) return;
    }
    await submitDocuments(
      shop,
      {
        files: state.files,
        replaces: replacedBy(state),
        change: asksForChange(state) ? state.change : undefined,
        kept,
      },
      dispatch,
    );
  };
  const keepObjects = async () => {
    if (state.step !== 'choosing') return;
    dispatch({ type: 'objects kept' });
    await submit(withKeepable(state));
  };
  return { state, dispatch, submit: () => submit(), keepObjects, findings };
};

const keptOf = (state: Upload) => (state.step === 'choosing' ? (state.kept ?? []) : []);

/** Undefined when nobody knows; that is told like any other failure of an upload. */
const lookForTwins = async (shop: ShopClient, files: readonly File[], tell: (event: UploadEvent) => void) => {
  try {
    const documents = await shop.queries.fetchQuery({ ...documentsQuery(shop), staleTime: 0 });
    const twins = findTwins(files, documents);
    if (twins.length > 0) tell({ type: 'twins found', twins });
    return twins;
  } catch (error) {
    tell({ type: 'submit started' });
    tell({ type: 'submit failed', message: messageFor(error, uploadCopy.notUploaded).message });
    return undefined;
  }
};

export type UploadProps = { state: Upload; dispatch: (event: UploadEvent) => void };
