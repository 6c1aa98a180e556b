/** Where the app mounts what visitors see of the sandbox. */
export const SANDBOX_PATH = '/sandbox';

export const DASHBOARD_PATH = `${SANDBOX_PATH}/dashboard`;

export const checkoutPath = (sessionId: string) =>
  `${SANDBOX_PATH}/checkout/${encodeURIComponent(sessionId)}`;
export const creditNotePath = (secret: string) => `${SANDBOX_PATH}/credit-notes/${secret}.pdf`;
export const invoicePath = (secret: string) => `${SANDBOX_PATH}/invoices/${secret}.pdf`;
