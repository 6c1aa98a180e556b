import { type FoundTag, listTags } from '#office/list-tags.ts';
import type { MarkedTag, MarkedTemplate } from '#server/ports/template-engine.ts';
import { type CheckRequest, guardTemplate, inspectTemplate } from './check-template.ts';
import { placeholdersWith } from './shop-placeholders.ts';

/** No honest template has more; what comes after is filled all the same, and checked. */
const MAX_MARKED = 2000;

/** What the author of a file is shown of it: every tag with what it is, and the file with a link on each. */
export const markTemplate = async (
  request: CheckRequest,
): Promise<MarkedTemplate | { refusal: string }> => {
  const { file, questions } = request;
  const refusal = await guardTemplate(request);
  if (refusal) return { refusal: refusal.message };
  const { findings } = inspectTemplate(request);
  const keys = new Set(questions.map(({ key }) => key));
  const found = listTags(file, placeholdersWith(questions));
  const tags = found.slice(0, MAX_MARKED).map((tag, index) => markedTag(tag, `tag-${index}`, keys));
  return {
    docx: request.kind === 'docx' ? file : undefined,
    tags,
    findings,
    conditions: [...new Set(found.flatMap(({ kind, test }) => (kind === 'block' && test ? [test] : [])))],
  };
};

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
