import type { LineItem } from '#shared/contract/order.ts';
import { copy } from '#web/features/orders/copy.ts';

export type FileKind = 'pdf' | 'docx' | 'xlsx';

type DownloadOffer = {
  id: 'excel' | 'all' | 'pdf' | 'docx';
  label: string;
  kinds: readonly FileKind[];
};

const { excel, all, pdf, docx, excelFailed, documentsFailed } = copy.download;

/** The buttons of `docs/product.md` for an order that is complete. */
export const downloadOffers = (items: readonly Pick<LineItem, 'hasExcel'>[]): DownloadOffer[] => {
  if (!items.some(({ hasExcel }) => hasExcel))
    return [
      { id: 'pdf', label: pdf, kinds: ['pdf'] },
      { id: 'docx', label: docx, kinds: ['docx'] },
    ];
  if (items.length === 1) return [{ id: 'excel', label: excel, kinds: ['xlsx'] }];
  return [{ id: 'all', label: all, kinds: ['pdf', 'docx', 'xlsx'] }];
};

/** The files of a document lie beside its preview, under the same stem. */
const filePathOf = (previewImagePath: string, kind: FileKind) =>
  previewImagePath.replace(/\.jpg$/i, `.${kind}`);

export const filePathsOf = (
  items: readonly Pick<LineItem, 'previewImagePath' | 'hasExcel'>[],
  kinds: readonly FileKind[],
): string[] =>
  items.flatMap(({ previewImagePath, hasExcel }) =>
    previewImagePath === null
      ? []
      : kinds.filter((kind) => kind !== 'xlsx' || hasExcel).map((kind) => filePathOf(previewImagePath, kind)),
  );

export const failureOf = (kinds: readonly FileKind[]) =>
  kinds.every((kind) => kind === 'xlsx') ? excelFailed : documentsFailed;
