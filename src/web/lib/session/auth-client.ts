import { refusalOf, ShopError } from '#web/lib/server/shop-error.ts';

/** A signed-in person's keys, as the sign-in service hands them out and the browser keeps them. */
export type Session = {
  access_token: string;
  refresh_token: string;
  /** Seconds since 1970, as tokens count time. */
  expires_at: number;
  user: { id: string; email: string };
};

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** The five calls of the sign-in service. */
export const createAuthClient = (fetch: Fetch) => {
  const post = async (path: string, body: unknown, accessToken?: string): Promise<unknown> => {
    const response = await fetch(`/auth/v1/${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw await refusalOf(response);
    return response.status === 204 ? undefined : response.json();
  };
  const sendWithProof = async (email: string, challenge: string, bits: number) => {
    const { solveChallenge } = await import('./solve-challenge.ts');
    const proof = await solveChallenge(challenge, bits);
    return post('otp', { email, gotrue_meta_security: { captcha_token: proof } });
  };
  return {
    /** While very many codes are asked for, the shop wants to see some work first; whoever waits for the mail need not know. */
    sendCode: (email: string) =>
      post('otp', { email }).catch((error: unknown) => {
        const { challenge, bits } = (error instanceof ShopError && error.fields) || {};
        if (challenge === undefined) throw error;
        return sendWithProof(email, challenge, Number(bits));
      }),
    verifyCode: (email: string, code: string) =>
      post('verify', { email, token: code, type: 'email' }) as Promise<Session>,
    refresh: (refreshToken: string) =>
      post('token?grant_type=refresh_token', { refresh_token: refreshToken }) as Promise<Session>,
    signOut: (accessToken: string) => post('logout?scope=local', {}, accessToken),
  };
};

export type AuthClient = ReturnType<typeof createAuthClient>;
