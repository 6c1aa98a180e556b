import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Mark } from '#web/ui/mark.tsx';
import { guideWords as words } from './words.ts';

/** Tells administrators which placeholders they may put in their documents. */
export const PlaceholderGuide = () => (
  <aside aria-labelledby="placeholder-guide" className="rounded-card bg-desk p-5 sm:p-6">
    <h2 id="placeholder-guide" className="text-xl font-[650]">
      {words.title}
    </h2>
    <p className="mt-2 text-md">{words.text}</p>
    <ul aria-label={words.list} className="mt-4 border-t border-ink">
      {placeholderKeys.map((key) => (
        <li key={key} className="flex items-center justify-between gap-3 border-b border-line py-1.5">
          <span className="min-w-0">
            <span className="block text-sm text-ink">{placeholders[key].wording}</span>
            <code className="font-mono text-xs">
              <Mark>{tagOf(key)}</Mark>
            </code>
          </span>
          <CopyButton
            text={tagOf(key)}
            label={words.copy}
            name={words.copyNamed(tagOf(key))}
            doneLabel={words.copied}
            failedLabel={words.notCopied}
          />
        </li>
      ))}
    </ul>
    <p className="mt-4 text-sm">{words.looseness}</p>
    <p className="mt-2 text-sm">{words.logo}</p>
    <a
      href="/api/admin/sampleTemplate.docx"
      download=""
      className={buttonStyles({ variant: 'ghost', class: 'mt-5 w-full whitespace-normal' })}
    >
      {words.sample}
    </a>
    <p className="mt-2 text-sm text-quiet">{words.sampleText}</p>
  </aside>
);
