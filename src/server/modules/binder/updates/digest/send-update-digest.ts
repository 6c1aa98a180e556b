import { DomainError } from '#server/kernel/domain-error.ts';
import type { Services } from '#server/kernel/services.ts';
import { renderUpdateMail } from '#server/mails/update-mail.ts';
import { digest } from '#server/modules/binder/updates/update-limits.ts';
import { consumeRateLimits } from '#server/modules/rate-limits/consume-rate-limits.ts';
import type { Jobs } from '#server/ports/queue.ts';
import { listTold } from './notice-repo.ts';

type Touched = Pick<Services, 'db' | 'clock' | 'mailer' | 'config'>;

/**
 * One mail of all that an owner is told now. It is noted before it goes out: after a crash in between there is none rather than
 * two, and the binder has it all.
 */
export const sendUpdateDigest = async (
  services: Touched,
  { customerId, toldAt }: Jobs['send-update-digest'],
) => {
  const { db, clock, mailer, config } = services;
  const told = await listTold(db, { customerId, toldAt: new Date(toldAt) }, clock.now());
  const [first] = told;
  if (!first) return;
  const sent = [{ key: `update-digest:${customerId}:${toldAt}`, limits: digest.sentOnce }];
  const takeBack = await consumeRateLimits(services, sent).catch(ifSentAlready);
  if (!takeBack) return;
  try {
    const documents = [...Map.groupBy(told, ({ documentId }) => documentId).values()].map((notes) => ({
      title: [notes[0]?.number, notes[0]?.title].filter(Boolean).join(' '),
      notes: notes.map(({ note, kind }) => ({ note, kind })),
    }));
    const mail = await renderUpdateMail({
      documents: documents.slice(0, digest.maxListed),
      documentCount: documents.length,
      updatesUrl: `${config.publicUrl.origin}/binder/updates`,
      supportEmail: config.supportEmail,
    });
    await mailer.send({ to: first.email, ...mail });
  } catch (error) {
    await takeBack();
    throw error;
  }
};

const ifSentAlready = (error: unknown) => {
  if (error instanceof DomainError && error.key === 'request.too-many') return undefined;
  throw error;
};
