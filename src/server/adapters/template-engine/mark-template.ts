import { type FoundTag, listTags } from '#office/list-tags.ts';
import { markTags } from '#office/mark-tags.ts';
import type { MarkedTag, MarkedTemplate } from '#server/ports/template-engine.ts';
import { type CheckRequest, guardTemplate, inspectTemplate } from './check-template.ts';
import { keepableAt, keepRefused } from './keep-in-template.ts';
import { placeholdersWith } from './shop-placeholders.ts';

/** No honest template has more; what comes after is filled all the same, and checked. */
const MAX_MARKED = 2000;

/** What the author of a file is shown of it: every tag with what it is, and the file with a link on each. */
export const markTemplate = async (request: CheckRequest): Promise<MarkedTemplate | { refusal: string }> => {
  const { kind, questions } = request;
  const refusal = await guardTemplate(request);
  const kept = refusal && kind === 'docx' ? await keepRefused(refusal, request) : undefined;
  if (refusal && !kept) return { refusal: refusal.message };
  const file = kept?.file ?? request.file;
  const inspected = inspectTemplate({ ...request, file });
  const findings = [...keepableAt(kept?.places ?? []), ...inspected.findings];
  const placeholders = placeholdersWith(questions);
  const keys = new Set(questions.map(({ key }) => key));
  const found = listTags(file, placeholders);
  const marked = found.slice(0, MAX_MARKED).map((tag, index) => ({
    part: tag.part,
    tag: markedTag(tag, `tag-${index}`, keys),
  }));
  const nameOf = namesInOrder(marked);
  return {
    docx: kind === 'docx' ? markTags(file, nameOf, placeholders) : undefined,
    tags: marked.map(({ tag }) => tag),
    findings,
    conditions: [...new Set(found.flatMap((tag) => (tag.kind === 'block' && tag.test ? [tag.test] : [])))],
  };
};

type Placed = { part: string; tag: MarkedTag };

/** Tags that are written alike in one part are named in the order in which they come. */
const namesInOrder = (marked: readonly Placed[]) => {
  const waiting = Map.groupBy(marked, ({ part, tag }) => keyOf(part, tag.written));
  return ({ part, written }: { part: string; written: string }) => {
    const alike = waiting.get(keyOf(part, written)) ?? [];
    const [next] = alike.length > 1 ? alike.splice(0, 1) : alike;
    return next?.tag.name;
  };
};

const keyOf = (part: string, written: string) => `${part} ${written.replaceAll(/\s+/g, '')}`;

const markedTag = (
  { kind, written, opener, role, place, message, keys }: FoundTag,
  name: string,
  questionKeys: ReadonlySet<string>,
): MarkedTag => ({
  name,
  kind: kind === 'value' && isAsked(keys, questionKeys) ? 'question' : kind,
  written,
  opener,
  role,
  place,
  message,
});

/** Only lists that are asked for have columns. */
const isAsked = (keys: readonly string[], questionKeys: ReadonlySet<string>) =>
  keys.length === 0 || keys.some((key) => questionKeys.has(key));
