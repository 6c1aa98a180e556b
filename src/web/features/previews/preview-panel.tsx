import { useCallback, useEffect } from 'react';
import type { ProductWithDocuments } from '#shared/contract/product.ts';
import { typedBusiness, type TypedBusiness } from '#web/lib/typed-business.ts';
import { PageFace } from '#web/ui/paper/page-face.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { copy } from './copy.ts';
import { DetailsFields } from './details-fields.tsx';
import { findDocumentInView } from './find-in-view.ts';
import { MarkingSwitch } from './marking-switch.tsx';
import type { OwnPages } from './previewing.ts';

export type { OwnPages };
import { StatusLine } from './status-line.tsx';
import { useOwnPages } from './use-own-pages.ts';

export type PreviewPanelProps = {
  product: Pick<ProductWithDocuments, 'id' | 'documents'>;
  isMarked: boolean;
  onMark: (isMarked: boolean) => void;
  /** Told of every page that has come. */
  onPages: (pages: OwnPages) => void;
};

/** The first page of the bundle, which turns into the visitor's own as they type. */
export const PreviewPanel = ({ product, isMarked, onMark, onPages }: PreviewPanelProps) => {
  const { documents } = product;
  const findInView = useCallback(() => findDocumentInView(documents), [documents]);
  const { state, dispatch } = useOwnPages(product.id, findInView);
  const { pages } = state;
  useEffect(() => onPages(pages), [pages, onPages]);
  // Its pictures go with it.
  useEffect(() => () => onPages(new Map()), [onPages]);

  const [first] = documents;
  const [cover] = first?.pages ?? [];
  if (!first || !cover) return null;
  const type = (name: keyof TypedBusiness, value: string) => {
    typedBusiness.keep({ ...state.typed, [name]: value });
    dispatch({ kind: 'typed', name, value });
  };
  const own = pages.get(first.id)?.[0];
  return (
    <section aria-label={copy.title} className="wrap pt-12">
      <div className="grid overflow-hidden rounded-panel bg-desk md:grid-cols-[1fr_1.05fr] md:gap-8">
        <div className="flex flex-col gap-4 px-5 pt-7 pb-5 sm:px-9 sm:pt-9 md:pb-9">
          <div>
            <h2 className="text-2xl font-[650]">{copy.title}</h2>
            <p className="mt-2 text-md noscript:hidden">{copy.text}</p>
            <p className="mt-2 hidden text-md noscript:block">{copy.withoutScripts}</p>
          </div>
          <DetailsFields state={state} onType={type} dispatch={dispatch} />
          <MarkingSwitch isOn={isMarked} isShown={pages.size > 0} onChange={onMark} />
          <StatusLine state={state} documentCount={documents.length} />
        </div>
        <div data-document={first.id} className="relative h-80 px-5 sm:px-9 md:h-auto md:min-h-105">
          <div className="absolute inset-x-5 top-0 sm:inset-x-9 md:top-9 md:left-0">
            <Sheet className="absolute inset-0 translate-x-3.5 translate-y-2.5 rotate-[1.6deg]" />
            <Sheet className="relative select-none">
              <PageFace own={own} isMarked={isMarked}>
                <Picture
                  source={cover}
                  alt={own ? copy.page(first.name) : copy.samplePage(first.name)}
                  sizes="(min-width: 54rem) 32rem, calc(100vw - 4.5rem)"
                  className="h-auto w-full rounded-sheet"
                />
              </PageFace>
            </Sheet>
          </div>
        </div>
      </div>
    </section>
  );
};
