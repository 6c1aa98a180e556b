import { exampleTemplates } from '#shared/example-templates.ts';
import { guideCopy as copy } from './guide-copy.ts';

/** A template to download for each thing that the language can do. */
export const ExampleTemplates = () => (
  <section aria-labelledby="example-templates" className="mt-7">
    <h3 id="example-templates" className="text-md font-[650]">
      {copy.examples}
    </h3>
    <p className="mt-1 text-sm">{copy.examplesText}</p>
    <ul aria-labelledby="example-templates" className="mt-3 border-t border-ink">
      {exampleTemplates.map(({ file, shows, asks }) => (
        <li key={file} className="border-b border-line py-2">
          <a href={`/api/admin/exampleTemplates/${file}`} download="" className="text-sm underline">
            {shows}
          </a>
          <span className="block font-mono text-xs text-quiet">{copy.asks(asks)}</span>
        </li>
      ))}
    </ul>
  </section>
);
