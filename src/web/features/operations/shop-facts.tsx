import type { ReactNode } from 'react';
import type { Operations } from '#shared/contract/operations.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { anchors } from './concern-words.ts';
import { formatAge } from './format-age.ts';
import { formatBytes } from './format-amount.ts';
import { Section } from './section.tsx';
import { copy } from './copy.ts';

const words = copy.facts;
const grouped = new Intl.NumberFormat('en-US');

type ShopFactsProps = Pick<Operations, 'at' | 'disk' | 'ahead' | 'lastBackup' | 'version' | 'server'>;

export const ShopFacts = ({ at, disk, ahead, lastBackup, version, server }: ShopFactsProps) => (
  <Section id={anchors.facts} title={words.title}>
    <Sheet className="overflow-hidden">
      <dl className="grid text-md sm:grid-cols-2">
        <Fact term={words.disk} hint={words.diskHint}>
          {disk ? words.diskValue(formatBytes(disk.freeBytes), formatBytes(disk.totalBytes)) : words.noDisk}
        </Fact>
        <Fact term={words.backup} hint={lastBackup ? undefined : copy.concern.backupHint}>
          {lastBackup
            ? words.backupValue(
                formatAge(lastBackup.takenAt, at),
                lastBackup.files,
                formatBytes(lastBackup.bytes),
              )
            : words.noBackup}
        </Fact>
        <Fact term={words.ahead} hint={words.aheadHint}>
          {ahead.isOn || ahead.made > 0 ? words.aheadValue(ahead.made, ahead.used) : words.aheadOff}
        </Fact>
        <Fact term={words.unused} hint={words.unusedHint}>
          {words.unusedValue(ahead.dropped, formatBytes(ahead.droppedBytes))}
        </Fact>
        <Fact term={words.server} hint={words.serverHint(formatAge(server.startedAt, at))}>
          {words.serverValue(grouped.format(server.requests), server.failedRequests)}
        </Fact>
        <Fact term={words.version}>
          <span className="font-mono text-sm">{version}</span>
        </Fact>
      </dl>
    </Sheet>
  </Section>
);

type FactProps = { term: string; hint?: string | undefined; children: ReactNode };

const Fact = ({ term, hint, children }: FactProps) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-3 border-b border-line px-5 py-3 sm:odd:border-r">
    <dt className="text-sm text-quiet">{term}</dt>
    <dd className="text-ink">
      {children}
      {hint && <span className="block text-sm text-quiet">{hint}</span>}
    </dd>
  </div>
);
