import { type ReactNode, useState } from 'react';
import type { QuestionProposal } from '#shared/contract/question.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { uploadCopy as copy } from './upload-copy.ts';

type Asking = { proposal: QuestionProposal; onClose: () => void; onCreated: () => void };

/** Draws the form of a new question. */
export type RenderQuestion = (asking: Asking) => ReactNode;

type AskableNamesProps = {
  askable: readonly QuestionProposal[];
  renderQuestion: RenderQuestion;
  onAsked: () => Promise<void>;
};

/** Names of refused files that nobody knows: each may become a question to the shop's customers, right here. */
export const AskableNames = ({ askable, renderQuestion, onAsked }: AskableNamesProps) => {
  const [asked, setAsked] = useState<QuestionProposal>();
  if (askable.length === 0) return null;
  const close = () => setAsked(undefined);
  return (
    <section
      aria-labelledby="askable-names"
      className="flex flex-col gap-3 rounded-card border border-line p-5"
    >
      <h2 id="askable-names" className="text-lg">
        {copy.askable}
      </h2>
      <p className="text-sm text-quiet">{copy.askableHint}</p>
      <ul className="flex flex-col divide-y divide-line">
        {askable.map((proposal) => (
          <li key={proposal.key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
            <code className="wrap-anywhere">{`{{${proposal.key}}}`}</code>
            <Button
              size="sm"
              variant="ghost"
              aria-label={copy.askNamed(proposal.key)}
              onClick={() => setAsked(proposal)}
            >
              {copy.ask}
            </Button>
          </li>
        ))}
      </ul>
      {asked &&
        renderQuestion({
          proposal: asked,
          onClose: close,
          onCreated: () => {
            close();
            void onAsked();
          },
        })}
    </section>
  );
};
