import type { Services } from '#server/kernel/services.ts';
import { legal } from '#shared/limits/legal.ts';
import { publishLegalFolder } from './publish-legal-folder.ts';

/** A server that nobody visits still has its files, and other servers show them. Until the returned function is called. */
export const publishRegularly = (services: Pick<Services, 'config' | 'log' | 'db' | 'clock'>) => {
  const publish = () =>
    publishLegalFolder(services).catch((error: unknown) =>
      services.log.warn({ err: error }, 'the legal texts could not be published'),
    );
  void publish();
  const timer = setInterval(() => void publish(), legal.seenEveryMs).unref();
  return () => clearInterval(timer);
};
