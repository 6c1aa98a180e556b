import type { ShopPart } from '#shared/contract/operations.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { anchors, partName } from './concern-words.ts';
import { explainFailure } from './explain-failure.ts';
import { formatAge } from './format-age.ts';
import { Reason } from './reason.tsx';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const { title, hint, works, down, since: sinceWords } = copy.parts;

export const PartGrid = ({ parts, at }: { parts: readonly ShopPart[]; at: string }) => (
  <Section id={anchors.parts} title={title} hint={hint}>
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {parts.map(({ name, isFailing, since }) => (
        <li
          key={name}
          className={`rounded-control border bg-paper px-4 py-3 ${isFailing ? 'border-stamp' : 'border-line'}`}
        >
          <p className="mb-1.5 font-semibold text-ink">{partName(name)}</p>
          <Badge tone={isFailing ? 'wrong' : 'done'}>{isFailing ? down : works}</Badge>
          {since && <span className="ml-2 text-sm">{sinceWords(formatAge(since, at))}</span>}
        </li>
      ))}
    </ul>
    {parts.map(
      ({ name, reason }) =>
        reason && (
          <div key={name} className="mt-3 border-l-4 border-stamp pl-4">
            <h3 className="text-md font-semibold tracking-normal">{partName(name)}</h3>
            <Reason explained={explainFailure(reason)} reason={reason} />
          </div>
        ),
    )}
  </Section>
);
