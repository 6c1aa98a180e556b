import { Link } from '@tanstack/react-router';
import type { OrderQuestions } from '#shared/contract/question.ts';
import { PictureDeskProvider } from '#web/features/questions/inputs/picture/picture-desk.ts';
import { useShopPictures } from '#web/features/questions/inputs/picture/use-shop-pictures.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { InterviewEnd } from './interview-end.tsx';
import { positionAt, screensOf } from './interview-position.ts';
import type { Step } from './interview-step.ts';
import { InterviewQuestions } from './interview-questions.tsx';
import { useAnswering } from './use-answering.ts';
import { useLayout } from './use-layout.ts';
import { copy } from './copy.ts';

export type InterviewProps = {
  asked: OrderQuestions;
  step: Step;
  onGo: (step: Step) => void;
  onBack: (step: Step) => void;
  /** Line items whose pages can be looked at. */
  readyIds: ReadonlySet<number>;
  onView: (lineItemId: number) => void;
  /** Once documents are being made again. */
  onApplied: () => Promise<void>;
};

/** What the documents of an order ask, a screen at a time. */
export const Interview = (props: InterviewProps) => {
  const { asked, step, onGo, onBack, readyIds, onView, onApplied } = props;
  const layout = useLayout();
  const answers = useAnswering(asked);
  const pictures = useShopPictures(asked.pictureUrls);
  const { answering, saveNow } = answers;
  const position = positionAt(screensOf(asked.questions, layout), step);
  const go = (to: Step) => {
    void saveNow();
    onGo(to);
  };
  return (
    <PictureDeskProvider value={pictures}>
      <div className="grow bg-desk px-4 py-6 sm:py-12">
        <div className="mx-auto w-full max-w-[50rem]">
          <Link
            to="/orders/$orderId"
            params={{ orderId: String(asked.orderId) }}
            className="mb-4 inline-flex items-center gap-1 text-sm text-body underline-offset-4 hover:text-ink hover:underline"
          >
            <Icon name="chevron-left" className="size-4" />
            {copy.toOrder(asked.orderId)}
          </Link>
          <Sheet className="px-4 py-6 sm:px-10 sm:py-10">
            {position.kind === 'asking' && (
              <InterviewQuestions
                key={position.screen.first}
                position={position}
                layout={layout}
                answers={answers}
                readyIds={readyIds}
                onView={onView}
                onGo={go}
                onBack={onBack}
              />
            )}
            {position.kind === 'end' && (
              <InterviewEnd
                asked={asked}
                answers={answers}
                onGo={go}
                onBack={() => onBack(position.back)}
                onApplied={onApplied}
              />
            )}
          </Sheet>
        </div>
        <LeaveGuard active={answering.saving.step === 'failed'} {...copy.leave} />
      </div>
    </PictureDeskProvider>
  );
};
