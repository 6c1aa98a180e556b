import { useQuery } from '@tanstack/react-query';
import { useReducer } from 'react';
import { useShop } from '#web/lib/server/use-shop.ts';
import { findingsQuery } from '#web/features/templates/document-queries.ts';
import { statusPolling } from '#web/features/templates/status-polling.ts';
import { checkStatus, submitDocuments } from './submit-documents.ts';
import { canSubmit, isPolling, startUpload, type Upload, type UploadEvent, uploadReducer } from './upload.ts';

/** The upload screen's state and what its buttons do. */
export const useUpload = () => {
  const shop = useShop();
  const [state, dispatch] = useReducer(uploadReducer<File>, undefined, () => startUpload());
  const documents = state.step === 'following' ? state.documents : [];
  const ids = documents.map(({ id }) => id);
  const completeIds = documents.filter(({ status }) => status === 'complete').map(({ id }) => id);

  useQuery({
    queryKey: ['upload status', ids],
    queryFn: async () => {
      dispatch(await checkStatus(shop, ids));
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

  const submit = async () => {
    if (state.step === 'choosing' && canSubmit(state)) await submitDocuments(shop, state.files, dispatch);
  };
  return { state, dispatch, submit, findings };
};

export type UploadProps = { state: Upload; dispatch: (event: UploadEvent) => void };
