import { useState } from 'react';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { copy as cardCopy } from '#web/features/catalog/copy.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Lightbox } from '#web/ui/overlays/lightbox.tsx';
import { PageFace, type PagePicture } from '#web/ui/paper/page-face.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { copy } from './copy.ts';

type Document = ProductWithDocuments['documents'][number];
type Opened = { document: Document; page: number };

/** The visitor's own pages of the documents, as far as there are any. */
export type OwnPages = { pages: ReadonlyMap<number, readonly PagePicture[]>; isMarked: boolean };

const NO_PAGES: OwnPages = { pages: new Map(), isMarked: true };

const { title, hint, ownHint, openPage, page: pageName, sample, samplePdf, noPreview } = copy.documents;

type DocumentListProps = { documents: readonly Document[]; own?: OwnPages | undefined };

/** Every document with its sample pages, which open in a lightbox. */
export const DocumentList = ({ documents, own = NO_PAGES }: DocumentListProps) => {
  const [opened, setOpened] = useState<Opened>();
  return (
    <section className="wrap py-12">
      <h2 className="text-2xl font-[650]">{title}</h2>
      <p className="mt-2 text-md text-quiet">{own.pages.size > 0 ? ownHint : hint}</p>
      <ol className="mt-6 border-t border-line">
        {documents.map((document) => (
          <ListedDocument
            key={document.id}
            document={document}
            own={own.pages.get(document.id) ?? []}
            isMarked={own.isMarked}
            onOpen={(page) => setOpened({ document, page })}
          />
        ))}
      </ol>
      <Lightbox
        images={(opened?.document.pages ?? []).map((page, index) => ({
          ...(ownPageOf(own, opened?.document.id ?? 0, index) ?? page),
          alt: pageName(opened?.document.name ?? '', page.page, opened?.document.pageCount ?? 0),
        }))}
        openAt={opened?.page}
        onClose={() => setOpened(undefined)}
        labels={copy.lightbox}
      />
    </section>
  );
};

const ownPageOf = ({ pages, isMarked }: OwnPages, documentId: number, index: number) => {
  const page = pages.get(documentId)?.[index];
  return page && { ...page, marks: isMarked ? page.marks : [] };
};

type ListedDocumentProps = {
  document: Document;
  own: readonly PagePicture[];
  isMarked: boolean;
  onOpen: (page: number) => void;
};

const ListedDocument = ({ document, own, isMarked, onOpen }: ListedDocumentProps) => {
  const { name, pages, pageCount, hasExcel, previewPdfUrl } = document;
  return (
    <li
      data-document={document.id}
      className="grid gap-x-8 gap-y-4 border-b border-line py-6 sm:grid-cols-[1fr_auto]"
    >
      <div className="min-w-0">
        <h3 className="text-lg leading-snug font-semibold wrap-anywhere">{name}</h3>
        <p className="mt-1.5 font-mono text-xs text-quiet">
          {cardCopy.pageCount(pageCount)} · {cardCopy.formatsOf(hasExcel)}
        </p>
        {previewPdfUrl && (
          <a
            href={previewPdfUrl}
            target="_blank"
            rel="noopener"
            aria-label={sample(name)}
            className={buttonStyles({ variant: 'link', size: 'sm', class: 'mt-3' })}
          >
            {samplePdf}
          </a>
        )}
      </div>
      <div className="flex min-w-0 gap-3">
        {pages.length === 0 && <p className="text-sm text-quiet">{noPreview}</p>}
        {pages.map((page, index) => (
          // The picture itself, for whoever has no scripts.
          <a
            key={page.page}
            href={page.src}
            aria-haspopup="dialog"
            aria-label={openPage(name, page.page, pageCount)}
            onClick={(event) => {
              event.preventDefault();
              onOpen(index);
            }}
            className="w-24 cursor-zoom-in self-start rounded-sheet border border-line bg-paper transition-shadow hover:border-rule hover:shadow-paper sm:w-28"
          >
            <PageFace own={own[index]} isMarked={isMarked}>
              <Picture source={page} alt="" sizes="7rem" tiny className="h-auto w-full rounded-sheet" />
            </PageFace>
          </a>
        ))}
      </div>
    </li>
  );
};
