import { Button } from '#web/ui/buttons/button.tsx';
import { documentCopy as copy, formCopy } from '#web/features/reading/copy.ts';
import { jumpToPage } from './jump-to-page.ts';

/** More buttons than that help nobody. */
const MAX_NAMED = 12;

/** In the place of the form: what is to be seen before. */
export const MissingPages = ({ missing }: { missing: readonly number[] }) => (
  <div className="rounded-card border border-dashed border-rule bg-paper p-5">
    <h2 className="text-lg font-semibold">{formCopy.title}</h2>
    <p className="mt-2 text-md">{copy.missing}</p>
    <ul className="mt-2 flex flex-wrap gap-2">
      {missing.slice(0, MAX_NAMED).map((page) => (
        <li key={page}>
          <Button variant="ghost" size="md" onClick={() => jumpToPage(page)}>
            {copy.pageLink(page)}
          </Button>
        </li>
      ))}
      {missing.length > MAX_NAMED && <li className="self-center">{`+ ${missing.length - MAX_NAMED}`}</li>}
    </ul>
    <p className="mt-3 text-sm text-quiet">{copy.missingHint}</p>
  </div>
);
