import { readConfig } from '#server/config.ts';
import { withDatabase } from '#server/db/with-database.ts';
import { grantAdmin, listAdmins, revokeAdmin } from '#server/modules/accounts/admin-repo.ts';
import { email as emailSchema } from '#shared/email.ts';
import { runCommand, UsageError } from './run-command.ts';

const USAGE = 'Usage: npm run admin -- grant EMAIL | revoke EMAIL | list';

const run = async ([verb, address]: string[]) => {
  const config = readConfig();
  if (verb === 'list')
    return withDatabase(config, async (db) => {
      const admins = await listAdmins(db);
      return (
        admins.map(({ email, grantedAt }) => `${email}  since ${grantedAt.toISOString()}`).join('\n') ||
        'There is no administrator yet.'
      );
    });
  const parsed = emailSchema.safeParse(address);
  if (!parsed.success) throw new UsageError(USAGE);
  const email = parsed.data;
  if (verb === 'grant')
    return withDatabase(config, async (db) => {
      await grantAdmin(db, [email], new Date());
      return `${email} is an administrator from the next call on.`;
    });
  if (verb === 'revoke')
    return withDatabase(config, async (db) => {
      const wasAdmin = await revokeAdmin(db, email);
      if (!wasAdmin) return `${email} was no administrator.`;
      const again = config.adminEmails.includes(email)
        ? ' ADMIN_EMAILS still names it: it is granted again at the next start.'
        : '';
      return `${email} is no administrator any more.${again}`;
    });
  throw new UsageError(USAGE);
};

await runCommand(run);
