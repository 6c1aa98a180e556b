import { useState } from 'react';
import type { CustomerAnswers } from '#shared/contract/question.ts';
import { PictureDeskProvider } from '#web/features/questions/inputs/picture/picture-desk.ts';
import { useShopPictures } from '#web/features/questions/inputs/picture/use-shop-pictures.ts';
import { copy as interview } from '#web/features/questions/interview/copy.ts';
import { SavingLine } from '#web/features/questions/interview/saving-line.tsx';
import { useAnswering } from '#web/features/questions/interview/use-answering.ts';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { AnswerGroupEditor } from './answer-group-editor.tsx';
import { AnswerGroupSummary } from './answer-group-summary.tsx';
import { OutdatedOrders } from './outdated-orders.tsx';

/** One group at a time is open; what is typed in it is saved like in the interview. */
const AnswersByGroup = ({ asked }: { asked: CustomerAnswers }) => {
  const { answering, dispatch, saveNow } = useAnswering(asked);
  const pictures = useShopPictures(asked.pictureUrls);
  const [opened, setOpened] = useState<string>();
  const groups = Map.groupBy(asked.questions, ({ group }) => group);
  const close = () => {
    void saveNow();
    setOpened(undefined);
  };
  return (
    <PictureDeskProvider value={pictures}>
      <div className="flex flex-col gap-6">
        {[...groups].map(([group, questions]) =>
          group === opened ? (
            <AnswerGroupEditor
              key={group}
              group={group}
              questions={questions}
              answering={answering}
              dispatch={dispatch}
              onDone={close}
            />
          ) : (
            <AnswerGroupSummary
              key={group}
              group={group}
              questions={questions}
              fields={answering.fields}
              onEdit={() => setOpened(group)}
            />
          ),
        )}
      </div>
      <div className="mt-3">
        <SavingLine saving={answering.saving} onTryAgain={() => void saveNow()} />
      </div>
      <OutdatedOrders outdated={asked.outdated} />
      <LeaveGuard active={answering.saving.step === 'failed'} {...interview.leave} />
    </PictureDeskProvider>
  );
};

export default AnswersByGroup;
