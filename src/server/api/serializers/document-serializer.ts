import { signDownloadUrl } from '#server/modules/files/sign-download-url.ts';
import { signInlineUrl } from '#server/modules/files/sign-inline-url.ts';
import type { Signer } from '#server/modules/files/sign-path.ts';
import type { ListedTemplate } from '#server/modules/templates/list-templates.ts';
import { type Template, type TemplateVersion, TEST_FILL_BUCKET } from '#server/modules/templates/template.ts';
import type { TestFillRecord } from '#server/modules/templates/test-fill/test-fill-repo.ts';
import type { AdminDocument, DocumentFailure, TestFill } from '#shared/contract/document.ts';
import { pagePreviewOf, sampleUrl } from './page-serializer.ts';

const sampleUrlOrNothing = (path: string | null | undefined) => (path ? sampleUrl(path) : '');

export const adminDocumentOf = ({
  template,
  sold,
  newest,
  uses,
  isOwned,
}: ListedTemplate): AdminDocument => ({
  id: template.id,
  name: template.name,
  previewImageUrl: sampleUrlOrNothing(sold.samplePages[0]?.jpgPath),
  previewPdfUrl: sampleUrlOrNothing(sold.samplePdfPath),
  pages: sold.samplePages.map((page) => pagePreviewOf(page)),
  pageCount: sold.pageCount ?? 0,
  version: sold.number,
  uploadedAt: sold.createdAt.toISOString(),
  findings: [
    ...sold.findings,
    ...sold.workbookFindings.map((finding) => ({ ...finding, place: `Workbook: ${finding.place}` })),
  ],
  accessibility: sold.accessibility,
  workbook: sold.workbookName,
  usedIn: uses.map(({ productId, productName }) => ({ id: productId, name: productName })),
  register: { number: template.documentNumber, owner: template.owner, reviewMonths: template.reviewMonths },
  isOwned,
  newer: newerOf(newest),
});

const newerOf = ({ number, status, reasons }: TemplateVersion): AdminDocument['newer'] =>
  status === 'complete' ? null : { version: number, status, reasons };

export const documentFailureOf = ({
  template,
  newest,
}: {
  template: Template;
  newest: Pick<TemplateVersion, 'reasons'>;
}): DocumentFailure => ({ id: template.id, name: template.name, reasons: newest.reasons });

const testFileAt = (path: string) => ({ bucket: TEST_FILL_BUCKET, path }) as const;

export const testFillOf = (signer: Signer, fill: TestFillRecord): TestFill => {
  const toShow = (path: string) => signInlineUrl(signer, testFileAt(path));
  const toDownload = (path: string) => signDownloadUrl(signer, testFileAt(path));
  return {
    id: fill.id,
    status: fill.status,
    reason: fill.reason,
    pages: fill.pages.map((page) => pagePreviewOf(page, toShow)),
    pdfUrl: fill.pdfPath && toShow(fill.pdfPath),
    docxUrl: fill.docxPath && toDownload(fill.docxPath),
    xlsxUrl: fill.xlsxPath && toDownload(fill.xlsxPath),
  };
};
