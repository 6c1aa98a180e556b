/** What product cards say. */
export const words = {
  loading: 'Loading products',
  documentCount: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
  formats: 'PDF · DOCX',
  preview: 'Preview',
  previewOf: (name: string) => `Preview ${name}`,
  view: 'View Product',
  viewNamed: (name: string) => `View Product ${name}`,
} as const;
