import type { KeptEntry, KeptMark, SamplePage } from '#server/db/schema/templates.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import type { Signer } from '#server/modules/files/sign-path.ts';
import type { PageViewRecord } from '#server/modules/templates/page-view/page-view-repo.ts';
import { pageView as limits } from '#server/modules/templates/template-limits.ts';
import { PAGE_VIEW_BUCKET, SAMPLE_BUCKET } from '#server/modules/templates/template.ts';
import { publicUrlOf } from '#shared/buckets.ts';
import type { PagePreview } from '#shared/contract/document.ts';
import type { PageMark, PageView, PageViewEntry } from '#shared/contract/page-view.ts';

export const sampleUrl = (path: string) => publicUrlOf({ bucket: SAMPLE_BUCKET, path });

/** A page's pictures, at addresses that fit who may see them. */
export const pagePreviewOf = (
  { page, widthPx, heightPx, jpgPath, webp, top }: SamplePage,
  urlOf: (path: string) => string = sampleUrl,
): PagePreview => ({
  page,
  width: widthPx,
  height: heightPx,
  src: urlOf(jpgPath),
  webp: webp.map((picture) => ({ width: picture.widthPx, url: urlOf(picture.path) })),
  ...(top && {
    top: top.map((picture) => ({
      width: picture.widthPx,
      height: picture.heightPx,
      url: urlOf(picture.path),
    })),
  }),
});

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
  marks: tags.flatMap(({ name, role }) => marksOf(marksByName.get(name) ?? [], role)),
});

/** A tag of a header is seen once on each page; what is there twice is broken into lines. */
const marksOf = (marks: readonly KeptMark[], role: PageMark['role']): PageMark[] =>
  marks.map(({ page, x, y, width, height }, index) => ({
    page,
    x,
    y,
    width,
    height,
    role,
    isContinued: marks[index - 1]?.page === page,
  }));
