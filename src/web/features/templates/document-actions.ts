import type { AdminDocument } from '#shared/contract/document.ts';
import type { Answers } from '#shared/contract/question.ts';
import type { TextPlaceholderKey } from '#shared/placeholders.ts';
import type { ShopClient } from '#web/lib/server/shop-client.ts';

const adminCalls = async (shop: ShopClient) => (await shop.calls()).admin;

export const renameDocument = async (shop: ShopClient, id: number, name: string) =>
  (await adminCalls(shop)).renameDocument.mutate({ id, name });

type Register = AdminDocument['register'] & { id: number };

export const setDocumentRegister = async (shop: ShopClient, register: Register) =>
  (await adminCalls(shop)).setDocumentRegister.mutate(register);

export const archiveDocument = async (shop: ShopClient, id: number) =>
  (await adminCalls(shop)).archiveDocument.mutate({ id });

export const restoreDocument = async (shop: ShopClient, id: number) =>
  (await adminCalls(shop)).restoreDocument.mutate({ id });

/** Checks once more what failed the last time. */
export const retryDocument = async (shop: ShopClient, id: number) =>
  (await adminCalls(shop)).retryDocument.mutate({ id });

export const removeWorkbook = async (shop: ShopClient, id: number) =>
  (await adminCalls(shop)).removeWorkbook.mutate({ id });

export type FillValues = Partial<Record<TextPlaceholderKey, string>>;

/** What a document is filled with on trial. */
export type Tried = { values: FillValues; answers: Answers; conditions: Record<string, boolean> };

export const startTestFill = async (shop: ShopClient, id: number, tried: Tried) =>
  (await adminCalls(shop)).testFill.mutate({ id, ...tried });

export const getTestFillForm = async (shop: ShopClient, id: number) =>
  (await adminCalls(shop)).getTestFillForm.query({ id });

export const getTestFill = async (shop: ShopClient, id: string) =>
  (await adminCalls(shop)).getTestFill.query({ id });

/** Where files that belong to one document are sent to. */
export const filePaths = {
  replacement: '/api/admin/replaceDocument',
  workbook: '/api/admin/uploadWorkbook',
} as const;
