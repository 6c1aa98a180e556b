import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { WEBHOOK_PATH } from './adapters/payments/webhook-path.ts';
import { type ResponseCache, createResponseCache } from './http/response-cache.ts';
import { authRoutes } from './http/auth.ts';
import { calendarRoutes } from './http/calendar.ts';
import { binderExportRoutes } from './http/files/binder-exports.ts';
import { myDataRoute } from './http/files/my-data.ts';
import { coverRoutes } from './http/files/covers.ts';
import { documentRoutes } from './http/documents.ts';
import { callGuard, hostGuard, originGuard, urlGuard } from './http/security/guards.ts';
import { healthRoutes, type Parts, watchParts } from './http/health.ts';
import { isCurrentRoutes } from './http/is-current/is-current-routes.ts';
import { answerPictureRoute } from './http/answer-picture.ts';
import { logoRoute } from './http/logo.ts';
import { mailViewerRoutes } from './http/mail-viewer/mail-viewer.ts';
import { MAIL_VIEWER_PATH } from './http/mail-viewer/mail-viewer-pages.ts';
import { createMetrics, metricsRoutes } from './http/metrics.ts';
import { orderCsvRoute } from './http/order-csv.ts';
import { orderZipRoute } from './http/files/order-zip.ts';
import { previewRoutes } from './http/previews.ts';
import { problemResponse } from './http/problems/problem-response.ts';
import { procedureRoutes } from './http/procedures.ts';
import { readingExportRoute } from './http/files/reading-exports.ts';
import { revisionFileRoute } from './http/files/revision-files.ts';
import { readingMailRoutes } from './http/reading-mails/reading-mails.ts';
import { sharpPageRoute } from './http/files/sharp-pages.ts';
import { requestMiddleware } from './http/request-middleware.ts';
import { robotsTxt } from './http/pages/robots-txt.ts';
import { SECRET_PAGES, secretPageHeaders } from './http/security/secret-pages.ts';
import { securityHeaders } from './http/security/security-headers.ts';
import { securityTxt } from './http/security/security-txt.ts';
import type { ShopEnv } from './http/shop-env.ts';
import { signedSheetRoute } from './http/signed-sheet.ts';
import { sitemapRoutes } from './http/pages/sitemap.ts';
import { storageRoutes } from './http/files/storage.ts';
import { visitsRoute } from './http/visits/visits-route.ts';
import { webhookRoute } from './http/webhook.ts';
import { DomainError } from './kernel/domain-error.ts';
import { CALENDAR_PATH } from './modules/binder/calendar/calendar-link.ts';
import { BINDER_PATH } from './modules/binder/files/binder-link.ts';
import { MY_DATA_PATH } from './modules/privacy/data/my-data-link.ts';
import { UNSUBSCRIBE_PATH } from './modules/readers/unsubscribing/unsubscribe-token.ts';
import { SHARP_PAGES_PATH } from './modules/readers/reading/sharp-page.ts';
import type { Services } from './kernel/services.ts';
import type { OwnProcess } from './ports/own-process.ts';
import { PREVIEW_PATH, STORAGE_BASE } from '#shared/buckets.ts';
import { SIGNED_SHEET_PATH } from '#shared/reading/evidence-forms.ts';
import { COVERS } from '#shared/covers/cover-picture.ts';
import { IS_CURRENT_PATH } from '#shared/is-current/is-current-address.ts';
import { VISITS_PATH } from '#shared/visit.ts';

/** `node` is there when the request came over a socket. */
export type PageHandler = (
  request: Request,
  details: { requestId: string; node: Partial<HttpBindings> },
) => Promise<Response>;

type AppOptions = {
  /** What `/readyz` looks at. */
  parts?: Parts;
  /** Answers everything that is no interface: the pages and their assets. */
  pages?: PageHandler;
  /** Where public answers are kept; pages are kept in the same place. */
  cache?: ResponseCache;
  /** What visitors see of the stand-in for the card provider, where it is the one in use. */
  sandbox?: { path: string; routes: Hono } | undefined;
};

/** The whole server as one function from request to response; it needs no socket. */
export const createApp = (
  services: Services,
  { parts = {}, pages, cache = createResponseCache(services), sandbox }: AppOptions = {},
) => {
  const { config } = services;
  const metrics = createMetrics(services);
  const ownProcess: OwnProcess = {
    startedAt: services.clock.now(),
    readParts: watchParts(services, parts),
    countRequests: metrics.countRequests,
    readVisits: metrics.visits.read,
  };
  const app = new Hono<ShopEnv>();

  app.onError((error, c) => problemResponse(c, error));
  app.notFound((c) => problemResponse(c, new DomainError('page.not-found')));

  app.use(requestMiddleware(services, metrics), securityHeaders(config), urlGuard);
  app.use(SECRET_PAGES, secretPageHeaders);
  app.route('/', healthRoutes(ownProcess.readParts));
  app.route('/metrics', metricsRoutes(services, metrics));

  app.use(hostGuard(config), originGuard(config));
  app.use(except(['/assets/*', WEBHOOK_PATH], callGuard(services)));
  // A limit of their own: the provider's events do not wait for visitors, nor visitors for them.
  app.use(WEBHOOK_PATH, callGuard(services));
  app.route('/auth/v1', authRoutes(services));
  app.route(STORAGE_BASE, storageRoutes(services));
  app.route(COVERS, coverRoutes(services));
  app.route('/api/customer/logo', logoRoute(services));
  app.route('/api/customer/picture', answerPictureRoute(services));
  app.route('/api/customer/orders', orderZipRoute(services));
  app.route(BINDER_PATH, revisionFileRoute(services));
  app.route(BINDER_PATH, binderExportRoutes(services));
  app.route(BINDER_PATH, readingExportRoute(services));
  app.route(SIGNED_SHEET_PATH, signedSheetRoute(services));
  app.route(MY_DATA_PATH, myDataRoute(services));
  app.route(WEBHOOK_PATH, webhookRoute(services));
  app.route('/api/admin', documentRoutes(services));
  app.route('/api/admin', orderCsvRoute(services));
  app.route(SHARP_PAGES_PATH, sharpPageRoute(services));
  app.route(PREVIEW_PATH, previewRoutes(services));
  if (config.measuresVisits) app.route(VISITS_PATH, visitsRoute(services, metrics.visits));
  app.route('/api', procedureRoutes(services, ownProcess, cache));
  app.route(CALENDAR_PATH, calendarRoutes(services));
  app.route(IS_CURRENT_PATH, isCurrentRoutes(services));
  app.route(UNSUBSCRIBE_PATH, readingMailRoutes(services));
  app.route('/.well-known/security.txt', securityTxt(services));
  app.route('/robots.txt', robotsTxt(services));
  app.route('/', sitemapRoutes(services, cache));
  if (config.mail.kind === 'outbox') app.route(MAIL_VIEWER_PATH, mailViewerRoutes(services));
  if (sandbox) app.route(sandbox.path, sandbox.routes);
  if (pages) app.all('*', (c) => pages(c.req.raw, { requestId: c.get('requestId'), node: c.env }));
  return app;
};
