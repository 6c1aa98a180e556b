/** A document of a product, as the wire shows it. */
export type ProductDocument = {
  id: number;
  name: string;
  previewImageUrl: string | null;
  previewPdfUrl: string | null;
};

/** A product as the wire shows it; `price` is in cents. */
export type Product = {
  id: number;
  name: string;
  slug: string;
  price: number;
  documents: ProductDocument[];
  documentIdList: number[];
  image_url?: string;
  pdf_preview_url?: string;
};
