import type { RenderAnswers } from '#web/features/templates/test-fill/render-answers.ts';
import { DocumentList } from './document-list.tsx';
import { FailedDocuments } from './failed-documents.tsx';

/** Every document there is, to look at, look after and find again. */
export const DocumentsScreen = ({ renderAnswers }: { renderAnswers: RenderAnswers }) => (
  <>
    <DocumentList renderAnswers={renderAnswers} />
    <FailedDocuments />
  </>
);
