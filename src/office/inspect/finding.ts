import { type Placeholders, tagOf } from '#office/placeholders.ts';

/** Something an admin should know about a template. Errors refuse the file, warnings are shown and kept; notes are nothing to mend. */
export type Finding = {
  severity: 'error' | 'warning' | 'note';
  code: FindingCode;
  message: string;
  part: string;
  place: string;
};

/** What is wrong with a text, wherever it stands. */
export type TextMistake = Pick<Finding, 'severity' | 'code' | 'message'>;

type FindingCode =
  | 'unknown-placeholder'
  | 'unclosed-tag'
  | 'empty-tag'
  | 'tag-not-read'
  | 'block-not-closed'
  | 'block-not-opened'
  | 'else-without-if'
  | 'else-after-else'
  | 'block-too-deep'
  | 'lists-too-deep'
  | 'block-crosses'
  | 'block-place'
  | 'too-many-blocks'
  | 'placeholder-in-formula'
  | 'placeholder-in-sheet-name'
  | 'almost-placeholder'
  | 'frozen-field'
  | 'contents'
  | 'no-placeholder'
  | 'logo-outside-header'
  | 'logo-not-printable'
  | 'logo-clipped'
  | 'code-not-printable'
  | 'code-clipped'
  | 'picture-not-printable'
  | 'picture-clipped'
  | 'nested-text-box'
  | 'comments'
  | 'tracked-changes'
  | 'font-substituted'
  | 'may-be-empty'
  | 'unprintable-character'
  | 'local-link'
  | 'other-link'
  | 'part-left-out'
  | 'attached-template'
  | 'colours'
  | 'no-alternative-text'
  | 'no-header-row'
  | 'heading-level-skipped'
  | 'no-title'
  | 'no-language'
  | 'colour-alone';

/** `columns`: those of the lists around it. */
export const explainUnknown = (
  name: string,
  placeholders: Placeholders,
  columns: readonly Placeholders[] = [],
) => {
  const written = `{{${name.trim()}}}`;
  const nearest = [...columns, placeholders]
    .map((names) => names.nearest(name))
    .find((key) => key !== undefined);
  if (nearest) return `${written}: did you mean ${tagOf(nearest)}?`;
  return `${written} is not a placeholder. Use one of ${placeholders.keys
    .filter((key) => placeholders.definitionOf(key).isListed ?? true)
    .map(tagOf)
    .join(', ')}.`;
};
