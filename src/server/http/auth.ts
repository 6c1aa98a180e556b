import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { refreshSession } from '#server/modules/auth/refresh-session.ts';
import { sendCode } from '#server/modules/auth/send-code.ts';
import { session } from '#server/modules/auth/session-limits.ts';
import type { SignedIn } from '#server/modules/auth/signed-in.ts';
import { signOut } from '#server/modules/auth/sign-out.ts';
import { verifyCode } from '#server/modules/auth/verify-code.ts';
import { refreshInput, sendCodeInput, signOutScope, verifyCodeInput } from '#shared/contract/auth.ts';
import { readJson } from './bodies/read-json.ts';
import { requestBody } from './bodies/request-body-limits.ts';
import { authenticateRequest } from './security/authenticate-request.ts';
import { logSecurityEvent } from './security/security-log.ts';
import type { ShopEnv } from './shop-env.ts';

/** The sign-in service, in the shape the official GoTrue client speaks. */
export const authRoutes = (services: Services) =>
  new Hono<ShopEnv>()
    .use(apiVersion)
    .post('/otp', async (c) => {
      const asked = await readJson(c.req.raw, sendCodeInput, requestBody.maxSignInBytes);
      c.set('actor', asked.email);
      const proof = asked.gotrue_meta_security?.captcha_token ?? undefined;
      await sendCode(services, { email: asked.email, client: c.get('client'), proof });
      return c.json({});
    })
    .post('/verify', async (c) => {
      const { email, token } = await readJson(c.req.raw, verifyCodeInput, requestBody.maxSignInBytes);
      c.set('actor', email);
      const signedIn = await verifyCode(services, { email, code: token, client: c.get('client') });
      logSecurityEvent(c, 'sign-in', { actor: signedIn.customer.id });
      return c.json(sessionOf(signedIn));
    })
    .post('/token', async (c) => {
      if (c.req.query('grant_type') !== 'refresh_token') throw new DomainError('auth.unsupported');
      const { refresh_token: presented } = await readJson(
        c.req.raw,
        refreshInput,
        requestBody.maxSignInBytes,
      );
      return c.json(sessionOf(await refreshSession(services, presented)));
    })
    .get('/user', async (c) => c.json(userOf(await authenticateRequest(c, services))))
    .post('/logout', async (c) => {
      const customer = await authenticateRequest(c, services);
      await signOut(services, customer, signOutScope.parse(c.req.query('scope')));
      return c.body(null, 204);
    });

/** The client reads an error's `code` only from servers that say they are of this version. */
const apiVersion = createMiddleware(async (c, next) => {
  c.header('X-Supabase-Api-Version', '2024-01-01');
  c.header('Cache-Control', 'no-store');
  await next();
});

const userOf = ({ id, email, createdAt }: SignedIn['customer']) => ({
  id,
  aud: 'authenticated',
  role: 'authenticated',
  email,
  created_at: createdAt.toISOString(),
  app_metadata: { provider: 'email', providers: ['email'] },
  user_metadata: {},
});

const sessionOf = ({ accessToken, refreshToken, customer }: SignedIn) => ({
  access_token: accessToken.token,
  token_type: 'bearer',
  expires_in: session.accessTokenMs / 1000,
  expires_at: Math.floor(accessToken.expiresAt.getTime() / 1000),
  refresh_token: refreshToken,
  user: userOf(customer),
});
