import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { OrderQuestion } from './interview-position.ts';
import { copy } from './copy.ts';

type WhyAskedProps = Pick<OrderQuestion, 'usedIn'> & {
  /** Those whose pages can be looked at. */
  readyIds: ReadonlySet<number>;
  onView: (lineItemId: number) => void;
};

export const WhyAsked = ({ usedIn, readyIds, onView }: WhyAskedProps) => (
  <details className="mt-2.5 text-sm">
    <summary className="w-fit cursor-pointer rounded-tab text-quiet underline underline-offset-4 hover:text-ink">
      {copy.why}
    </summary>
    <p className="mt-2 text-body">{copy.printedIn}</p>
    <ul className="mt-1 flex flex-col items-start gap-1">
      {usedIn.map(({ lineItemId, name }) => (
        <li key={lineItemId} className="flex items-start gap-2 text-ink">
          <Icon name="page" className="mt-0.5 size-4.5 text-quiet" />
          {readyIds.has(lineItemId) ? (
            <Button
              variant="link"
              size="sm"
              aria-label={copy.view(name)}
              className="text-left whitespace-normal wrap-anywhere"
              onClick={() => onView(lineItemId)}
            >
              {name}
            </Button>
          ) : (
            <span className="min-w-0 wrap-anywhere">{name}</span>
          )}
        </li>
      ))}
    </ul>
  </details>
);
