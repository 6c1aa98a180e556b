import { readStyleFacts } from './accessibility/read-style-facts.ts';
import { inspectRowBlocks, type TextUse, type UsesOf } from './inspect/inspect-row-blocks.ts';
import { inspectText } from './inspect/inspect-text.ts';
import { readHeaderPages } from './inspect/places/header-pages.ts';
import { isBlock, parseTag, testOf } from './language/parse-tag.ts';
import { openPackage } from './opc/open-package.ts';
import { partKindOf } from './opc/part-kinds.ts';
import { partsOf } from './opc/parts-of.ts';
import type { Placeholders } from './placeholders.ts';
import { readBlockFacts } from './tags/block-facts.ts';
import type { FoundTag } from './tags/found-tag.ts';
import { placedTextsOf, type Surroundings, type TextPart } from './inspect/places/placed-texts.ts';
import { findTags, type Tag } from './text/find-tags.ts';
import { LogicalText } from './text/logical-text.ts';
import { startInSource } from './text/splice.ts';

export type { BlockRole, FoundTag } from './tags/found-tag.ts';

/** Every tag of a template in the order of each part, with what it is. The file must have passed its guard. */
export const listTags = (file: Uint8Array, placeholders: Placeholders): FoundTag[] => {
  const opened = openPackage(file);
  const styles = partsOf(opened).related('styles');
  const headerPages = readHeaderPages(opened);
  const known: Known = {
    placeholders,
    styles: readStyleFacts(styles && opened.read(styles).source),
    pagesOf: (name) => headerPages.get(name.toLowerCase()),
    usesOf: inspectRowBlocks(opened, placeholders),
  };
  return opened.entries.flatMap((entry) => {
    const contentType = opened.contentTypes.typeOf(entry.name);
    const kind = partKindOf(contentType);
    if (!kind) return [];
    const part = { name: entry.name, contentType, kind, source: opened.read(entry).source };
    return listPart(part, known);
  });
};

type Known = Surroundings & { placeholders: Placeholders; usesOf: UsesOf | undefined };

const listPart = (part: TextPart, { placeholders, usesOf, ...surroundings }: Known): FoundTag[] => {
  const { name, source } = part;
  const texts = placedTextsOf(part, surroundings).filter(({ text }) => text.text.includes('{{'));
  if (texts.length === 0) return [];
  const { namesAt, factOf } = readBlockFacts(source, texts, placeholders);
  const found = texts.flatMap(({ text, place }) => {
    const [use = { place, namesAt, mistakes: [] }]: readonly TextUse[] = usesOf?.(name, text) ?? [];
    return findTags(text.text)
      .filter(({ isEscape }) => !isEscape)
      .map((tag) => {
        const written = text.text.slice(tag.start, tag.end).replaceAll(/\s+/g, ' ').trim();
        const { keys, testedKeys, mistakes } = inspectText(alone(text, tag), {
          source,
          placeholders,
          ...use,
        });
        const parsed = tag.isClosed ? parseTag(tag.name) : undefined;
        const fact = factOf(text, tag.start);
        const message =
          mistakes.find(({ severity }) => severity === 'error')?.message ??
          fact?.message ??
          use.mistakes.find(({ at }) => at === tag.start)?.mistake.message;
        const kind = parsed && isBlock(parsed) ? 'block' : 'value';
        return {
          at: startInSource(source, text, tag.start),
          tag: {
            part: name,
            written,
            kind: message === undefined ? kind : 'mistake',
            keys: [...keys, ...testedKeys],
            opener: fact?.opener,
            role: fact?.role,
            test: testOf(tag.name),
            place: use.place ?? place,
            message,
          } satisfies FoundTag,
        };
      });
  });
  return found.toSorted((one, other) => one.at - other.at).map(({ tag }) => tag);
};

/** The text with nothing but this tag in it, each character where it was. */
const alone = (text: LogicalText, { start, end }: Tag): LogicalText =>
  Object.assign(Object.create(LogicalText.prototype) as LogicalText, text, {
    text: ' '.repeat(start) + text.text.slice(start, end),
  });
