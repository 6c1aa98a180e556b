import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { PageView } from './page-view.tsx';
import { usePageView, type Viewed } from './use-page-view.ts';
import { copy } from './copy.ts';

type PageViewDialogProps = { name: string; viewed: Viewed; onClose: () => void };

/** Over the whole screen: pages need room. */
export const PageViewDialog = ({ name, viewed, onClose }: PageViewDialogProps) => (
  <Dialog open size="screen" title={copy.title(name)} closeLabel={copy.close} onClose={onClose}>
    <Followed viewed={viewed} />
  </Dialog>
);

const Followed = ({ viewed }: { viewed: Viewed }) => {
  const { view, problem, tryAgain } = usePageView(viewed);
  if (!view && !problem) return <Progress label={copy.reading} />;
  return (
    <>
      {problem && (
        <div className="mb-4">
          <Alert tone="error" title={copy.notShown}>
            <p>{problem}</p>
            <Button variant="link" size="sm" onClick={tryAgain}>
              {copy.tryAgain}
            </Button>
          </Alert>
        </div>
      )}
      {view && <PageView view={view} />}
    </>
  );
};
