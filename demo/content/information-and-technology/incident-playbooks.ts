import type { Section } from '#demo/sop.ts';
import { callout, ifSo, section, steps, subheading } from '#demo/writing.ts';

export const incidentPlaybooks: Section[] = [
  section(
    'Playbook: ransomware',
    steps(
      'Action 70 | Note 30',
      `
SEV 1. Isolate affected hosts from the network; do not switch them off. | Memory may hold the key
Disconnect backup systems and replication. Stop scheduled deletion of snapshots. | First target of attackers
Disable the accounts seen in the attack; reset administrator and service passwords twice, 10 hours apart${ifSo('has_own_servers', ', including the Kerberos ticket account')}. | From a clean device
Block shares and remote access (RDP, VPN, remote support) until the entry is known. | Tell employees before
Identify the strain by note and file ending; look for a public decryptor. | nomoreransom.org
Look for data theft: large outbound transfers in the last 30 days. | Decides on notification
Call insurer, legal counsel, and the FBI (ic3.gov). | Before any contact with the attacker
Rebuild identity first, then core systems, then clients; restore from backups older than the first trace. | IT-404
Payment is decided by {{first_name}} {{last_name}} with legal counsel only: it may be illegal, and often does not bring data back. | Never promised in chat`,
    ),
  ),
  section(
    'Playbook: phishing and taken-over mailbox',
    steps(
      'Action 70 | Note 30',
      `
Revoke sessions and tokens, reset the password, require new multifactor registration. | In this order
Look for forwarding and inbox rules, app consents, added devices, delegated rights; export, then remove. | Attackers stay by rules
Find all recipients of the mail; delete it from all mailboxes; block sender, domain, link. | Search by subject and link
Who clicked, who typed a password? Treat each as taken over. | Proxy and sign-in logs
List what the attacker could read: mails, files, chats. | Possible data breach
If a payment was changed: call the bank’s fraud department within the hour, ask for recall, report to ic3.gov. | First 24 hours decide
Warn partners who got mail from the mailbox, by telephone. | Template in the war room`,
    ),
  ),
  section(
    'Playbook: lost or stolen device',
    steps(
      'Action 70 | Note 30',
      `
Lock and locate; wipe when it does not come back within 4 hours, or at once if not encrypted. | Device management
Revoke sessions, certificates, VPN and mobile mail of the user. | Identity provider
Prove encryption and last check-in; list local data. | Decides on breach
Police report with serial number; insurer. | User and office
Not encrypted and personal data on it: SEV 2. | Legal counsel`,
    ),
  ),
  section(
    'Playbook: exposed data or secret',
    steps(
      'Action 70 | Note 30',
      `
Close the exposure: make the bucket, share or page private; keep a copy of settings and access logs first. | Screenshot with time
Secret in ${ifSo('develops_software', 'code or ')}chat: **rotate** it, do not only delete it; check its use since exposure. | Minutes count
Ask search engines and archives for removal. | After closing
Count: which data, how many persons, who looked. No logs means it must be presumed seen. | Legal counsel
Search for the same mistake elsewhere; add a check to ${ifSo('develops_software', 'the pipeline', 'the monthly review of settings')}. | Before closing`,
    ),
  ),
  section(
    'Playbook: denial of service',
    steps(
      'Action 70 | Note 30',
      `
Separate attack from success: campaign, release, crawler? | Traffic by source and path
Switch on protection at the CDN or provider; cache, limit rates, challenge; block by pattern, not by single address. | Provider’s hotline on the contact sheet
Protect the origin: allow only the CDN; drop expensive features (search, export). | Prepared switches
Look for a second attack behind the noise. | Sign-ins, exports
Status page within 30 minutes. | Communications lead`,
    ),
    subheading('Common to all playbooks'),
    callout(
      'Stop and think',
      'Before each irreversible step the technical lead says aloud what will be lost, the scribe writes it down, the commander says “go”.',
    ),
  ),
];
