import type { AccessToken } from './access-token.ts';

/** What a successful sign-in or refresh hands out. */
export type SignedIn = {
  accessToken: AccessToken;
  refreshToken: string;
  customer: { id: string; email: string; createdAt: Date };
};
