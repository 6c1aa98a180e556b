import { refusalOf } from '#web/lib/server/shop-error.ts';

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
  return {
    sendCode: (email: string) => post('otp', { email }),
    verifyCode: (email: string, code: string) =>
      post('verify', { email, token: code, type: 'email' }) as Promise<Session>,
    refresh: (refreshToken: string) =>
      post('token?grant_type=refresh_token', { refresh_token: refreshToken }) as Promise<Session>,
    signOut: (accessToken: string) => post('logout?scope=local', {}, accessToken),
  };
};

export type AuthClient = ReturnType<typeof createAuthClient>;
