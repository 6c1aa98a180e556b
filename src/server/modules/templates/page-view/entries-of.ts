import type { KeptEntry } from '#server/db/schema/templates.ts';
import type { MarkedTag, MarkedTemplate } from '#server/ports/template-engine.ts';
import type { DocumentFinding } from '#shared/contract/document.ts';

/** Of one entry; the first are enough to find the others by. */
const MAX_PLACES = 50;

const ORDER = ['mistake', 'block', 'question', 'value', 'remark'] as const satisfies KeptEntry['kind'][];

/** Every different tag, mistake and remark of a file once: mistakes first, remarks last. */
export const entriesOf = ({ tags, findings }: Pick<MarkedTemplate, 'tags' | 'findings'>): KeptEntry[] => {
  const said = new Set(findings.map(({ message }) => message));
  const byMessage = Map.groupBy(tags, ({ message }) => message);
  const sayings = [...Map.groupBy(findings, ({ message }) => message)].map(([message, same]) =>
    entryOfSaying(message, same, byMessage.get(message) ?? []),
  );
  const unsaid = tags.filter(({ message }) => message === undefined || !said.has(message));
  const others = [...Map.groupBy(unsaid, (tag) => `${tag.kind} ${titleOf(tag)}`).values()].flatMap((same) =>
    same[0] ? [entryOfTags(same[0], same)] : [],
  );
  return [...sayings, ...others].toSorted(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind),
  );
};

/** All tags of a block go by the one that opens it. */
const titleOf = ({ kind, message, opener, written }: MarkedTag) =>
  message ?? (kind === 'block' ? (opener ?? written) : written);

const entryOfTags = (first: MarkedTag, same: readonly MarkedTag[]): KeptEntry => {
  const counted = first.kind === 'block' ? oncePerBlock(same) : same;
  return {
    kind: first.kind,
    title: titleOf(first),
    count: counted.length,
    places: differentPlaces(counted),
    tags: same.map(nameAndRole),
  };
};

/** What opens a block may be a mistake, and then stands among those. */
const oncePerBlock = (tags: readonly MarkedTag[]) => {
  const [begun, ended] = (['begin', 'end'] as const).map((end) => tags.filter(({ role }) => role === end));
  if (begun?.length) return begun;
  return ended?.length ? ended : tags;
};

const entryOfSaying = (
  title: string,
  same: readonly DocumentFinding[],
  tags: readonly MarkedTag[],
): KeptEntry => ({
  kind: same.some(({ severity }) => severity === 'error') ? 'mistake' : 'remark',
  title,
  count: same.length,
  places: differentPlaces(same),
  tags: tags.map(nameAndRole),
});

const differentPlaces = (same: readonly { place: string }[]) =>
  [...new Set(same.map(({ place }) => place))].filter((place) => place !== '').slice(0, MAX_PLACES);

const nameAndRole = ({ name, role }: MarkedTag) => ({ name, role: role ?? null });
