import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { welcomeText } from './welcome-text.ts';

describe('the welcome', () => {
  test('names the store, the mail viewer, the payment sandbox, the way in for customers and the admin, the data folder and the way out', () => {
    expect(welcomeText(readConfig({ DATA_DIR: '/srv/bindery' }))).toBe(
      `
Bindery is ready.

  Store        http://localhost:3000/
  Mail viewer  http://localhost:3000/dev/mail (mails are kept there, none is sent)
  Payments     http://localhost:3000/sandbox/dashboard (test cards only, no money moves)
  Customer     sign in at http://localhost:3000/auth with any address; pay with the card 4242 4242 4242 4242
  Admin        sign in at http://localhost:3000/auth as admin@example.com; the code appears in the mail viewer
  Data         /srv/bindery (database and files)
  Stop         press Ctrl-C

`,
    );
  });

  test('has no mail viewer where mails are sent', () => {
    const text = welcomeText(readConfig({ SMTP_URL: 'smtp://mail.example.com' }));
    expect(text).not.toContain('Mail viewer');
    expect(text).toContain('the code comes by mail');
    expect(text).not.toContain('Customer');
  });

  test('tells where a database and files of one own are, never their passwords', () => {
    const text = welcomeText(
      readConfig({
        DATABASE_URL: 'postgres://shop:hidden@db.example.com:5432/shop',
        S3_BUCKET: 'shop-files',
      }),
    );
    expect(text).toContain('database in db.example.com:5432/shop, files in bucket shop-files');
    expect(text).not.toContain('hidden');
  });

  test('says how to make an admin where there is none', () => {
    expect(welcomeText(readConfig({ ADMIN_EMAILS: ',' }))).toContain('npm run admin -- grant EMAIL');
  });
});
