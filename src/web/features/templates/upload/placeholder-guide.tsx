import { placeholderKeys, placeholders, tagOf } from '#shared/placeholders.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { CopyButton } from '#web/ui/buttons/copy-button.tsx';
import { Mark } from '#web/ui/paper/mark.tsx';
import { ExampleTemplates } from './example-templates.tsx';
import { guideCopy as copy } from './guide-copy.ts';

/** Tells administrators which placeholders they may put in their documents. */
export const PlaceholderGuide = () => (
  <aside aria-labelledby="placeholder-guide" className="rounded-card bg-desk p-5 sm:p-6">
    <h2 id="placeholder-guide" className="text-xl font-[650]">
      {copy.title}
    </h2>
    <p className="mt-2 text-md">{copy.text}</p>
    <ul aria-label={copy.list} className="mt-4 border-t border-ink">
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
            label={copy.copy}
            name={copy.copyNamed(tagOf(key))}
            doneLabel={copy.copied}
            failedLabel={copy.notCopied}
          />
        </li>
      ))}
    </ul>
    <p className="mt-4 text-sm">{copy.looseness}</p>
    <p className="mt-2 text-sm">{copy.logo}</p>
    <p className="mt-2 text-sm">{copy.qr}</p>
    <a
      href="/api/admin/sampleTemplate.docx"
      download=""
      className={buttonStyles({ variant: 'ghost', class: 'mt-5 w-full whitespace-normal' })}
    >
      {copy.sample}
    </a>
    <p className="mt-2 text-sm text-quiet">{copy.sampleText}</p>
    <ExampleTemplates />
  </aside>
);
