import type { DemoProgress } from '#shared/contract/demo.ts';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';
import { words } from './words.ts';

const { title, text, documents } = words.demo;

type ArrivingBundlesProps = { progress: DemoProgress; places: number };

/** A place for each bundle of the demo shop that is still being made; the first of them tells how far all are. */
export const ArrivingBundles = ({ progress, places }: ArrivingBundlesProps) => (
  <>
    <Card as="li" className="flex flex-col justify-center gap-4 bg-desk px-6 py-8">
      <Progress
        label={title}
        percent={(100 * progress.documentsReady) / progress.documentsTotal}
        valueText={documents(progress.documentsReady, progress.documentsTotal)}
      />
      <p className="text-md">{text}</p>
    </Card>
    {Array.from({ length: places - 1 }, (_, index) => (
      <ProductCardSkeleton key={index} />
    ))}
  </>
);
