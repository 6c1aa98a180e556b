import { createHash } from 'node:crypto';
import type { PreviewDetails } from '#server/db/schema/previews.ts';

const digest = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The same for the same version, details and logo, and for nothing else. */
export const previewKeys = (details: PreviewDetails, logo: Uint8Array | null) => {
  const common = digest(JSON.stringify([inOrder(details), logo && digest(logo)]));
  return (versionId: number) => digest(`${versionId} ${common}`);
};

const inOrder = ({ values, own, answers, colours }: PreviewDetails) => [
  Object.entries(values).toSorted(byName),
  own,
  Object.entries(answers).toSorted(byName),
  colours,
];

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => (one < other ? -1 : 1);
