import { type Placeholders, tagOf } from '#office/placeholders.ts';

/** Something an admin should know about a template. Errors refuse the file, warnings are shown and kept; notes are nothing to mend. */
export type Finding = {
  severity: 'error' | 'warning' | 'note';
  code: FindingCode;
  message: string;
  part: string;
  place: string;
};

type FindingCode =
  | 'unknown-placeholder'
  | 'unclosed-tag'
  | 'empty-tag'
  | 'placeholder-in-formula'
  | 'placeholder-in-sheet-name'
  | 'almost-placeholder'
  | 'no-placeholder'
  | 'logo-outside-header'
  | 'logo-not-printable'
  | 'logo-clipped'
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

export const explainUnknown = (name: string, placeholders: Placeholders) => {
  const written = `{{${name.trim()}}}`;
  const nearest = placeholders.nearest(name);
  if (nearest) return `${written}: did you mean ${tagOf(nearest)}?`;
  return `${written} is not a placeholder. Use one of ${placeholders.keys.map(tagOf).join(', ')}.`;
};
