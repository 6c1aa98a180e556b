import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import type { Services } from '#server/kernel/services.ts';
import type { ShopEnv } from '#server/http/shop-env.ts';

const nobody: string[] = [];

/** Headers for every answer, set only where the route has not said otherwise. */
export const securityHeaders = ({ publicUrl }: Pick<Services['config'], 'publicUrl'>) => {
  const setAll = secureHeaders({
    xFrameOptions: 'DENY',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: publicUrl.protocol === 'https:' && 'max-age=31536000; includeSubDomains',
    permissionsPolicy: {
      camera: nobody,
      geolocation: nobody,
      microphone: nobody,
      payment: nobody,
      usb: nobody,
    },
    // For answers that are no pages; pages bring their own.
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    // For browsers of the past, or of no use beside the above.
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    removePoweredBy: false,
  });
  return createMiddleware<ShopEnv>(async (c, next) => {
    await next();
    // hono's would overwrite what the route has said.
    const own = [...c.res.headers];
    await setAll(c, async () => {});
    for (const [name, value] of own) c.res.headers.set(name, value);
  });
};
