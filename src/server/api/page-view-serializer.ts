import type { KeptEntry, KeptMark } from '#server/db/schema/templates.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import type { Signer } from '#server/modules/files/sign-path.ts';
import type { PageViewRecord } from '#server/modules/templates/page-view/page-view-repo.ts';
import { pageView as limits } from '#server/modules/templates/template-limits.ts';
import { PAGE_VIEW_BUCKET } from '#server/modules/templates/template.ts';
import type { PageMark, PageView, PageViewEntry } from '#shared/contract/page-view.ts';
import { pagePreviewOf } from './page-serializer.ts';

export const pageViewOf = (signer: Signer, view: PageViewRecord): PageView => {
  const { id, status, reason, pageCount, pages, entries, marks } = view;
  const toShow = (path: string) => signInlineUrl(signer, { bucket: PAGE_VIEW_BUCKET, path });
  const marksByName = Map.groupBy(marks, ({ name }) => name);
  return {
    id,
    status,
    reason,
    pageCount,
    drawnCount: pageCount === null ? null : Math.min(pageCount, limits.maxPages),
    pages: pages.map((page) => pagePreviewOf(page, toShow)),
    entries: entries.map((entry) => entryOf(entry, marksByName)),
  };
};

const entryOf = (
  { kind, title, count, places, tags }: KeptEntry,
  marksByName: ReadonlyMap<string, KeptMark[]>,
): PageViewEntry => ({
  kind,
  title,
  count,
  places,
  marks: tags.flatMap(({ name, role }) => (marksByName.get(name) ?? []).map((mark) => markOf(mark, role))),
});

const markOf = ({ page, x, y, width, height }: KeptMark, role: PageMark['role']): PageMark => ({
  page,
  x,
  y,
  width,
  height,
  role,
});
