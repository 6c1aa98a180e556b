import type { DemoProgress } from '#shared/contract/demo.ts';
import { Card } from '#web/ui/paper/card.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import type { ArrivingDemo } from './use-demo-progress.ts';
import { copy } from './copy.ts';

const { title, text, documents } = copy.demo;

/** A place for each bundle of the demo shop that is still being made; the first of them tells how far all are. */
export const ArrivingBundles = ({ progress, places }: ArrivingDemo) =>
  // Counted from the end: a place that is taken goes, and the others stay where they are.
  Array.from({ length: places }, (_, index) => places - index).map((place) =>
    place === places ? <ProgressCard key={place} progress={progress} /> : <ProductCardSkeleton key={place} />,
  );

const ProgressCard = ({ progress: { documentsReady, documentsTotal } }: { progress: DemoProgress }) => (
  <Card as="li" className="flex min-h-91 flex-col justify-center gap-4 px-6 py-8">
    <Progress
      label={title}
      percent={(100 * documentsReady) / documentsTotal}
      valueText={documents(documentsReady, documentsTotal)}
    />
    <p data-moves="" className="text-md">
      {text}
    </p>
  </Card>
);
