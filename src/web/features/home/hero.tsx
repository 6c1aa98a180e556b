import { useEffect, useRef, useState } from 'react';
import { textLength } from '#shared/limits/text-length.ts';
import { typedBusiness } from '#web/lib/typed-business.ts';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { TextInput } from '#web/ui/forms/text-input.tsx';
import { SamplePage } from './sample-page.tsx';
import { copy } from './copy.ts';

const FIRST_NAME_SHOWN = 'Harbor & Pine Bakery';

const { headline, lede, tryLabel, browse, facts } = copy.hero;

type HeroProps = {
  productsId: string;
  date: string;
  /** Of whoever is signed in. */
  ownName?: string | undefined;
  /** Of its headline. */
  level?: 1 | 2;
};

/** What the shop sells, shown instead of told: a document that takes on the visitor's business name. */
export const Hero = ({ productsId, date, ownName, level = 1 }: HeroProps) => {
  const [typed, setTyped] = useState<string>();
  const businessName = typed ?? ownName ?? FIRST_NAME_SHOWN;
  const Headline = `h${level}` as const;
  const input = useRef<HTMLInputElement>(null);
  // A visitor may have typed before the page came alive.
  useEffect(() => {
    const found = input.current?.value;
    if (found !== FIRST_NAME_SHOWN) setTyped(found);
  }, []);
  // The page of a bundle shows its real pages with it.
  useEffect(() => {
    if (typed !== undefined && typed !== ownName) typedBusiness.keepName(typed);
  }, [typed, ownName]);

  return (
    <section className="overflow-hidden border-b border-line bg-desk">
      <div className="wrap grid items-start gap-2 pt-10 md:grid-cols-[1.02fr_.98fr] md:gap-14 md:pt-18">
        <div>
          <Headline className="text-hero leading-[1.04] font-[650] tracking-[-0.032em]">
            {headline[0]}
            <mark className="marked [--marked-height:62%]">{headline[1]}</mark>
            {headline[2]}
          </Headline>
          <p className="mt-5.5 mb-7.5 max-w-[34rem] text-[1.16rem]">{lede}</p>
          <div className="max-w-[34rem] rounded-card border border-line bg-paper p-4.5">
            <label htmlFor="business-name" className="text-sm font-semibold text-ink">
              {tryLabel}
            </label>
            <div className="mt-2 flex flex-col gap-2.5 sm:flex-row">
              <TextInput
                ref={input}
                id="business-name"
                size="lg"
                autoComplete="organization"
                maxLength={textLength.businessName}
                value={businessName}
                onChange={(event) => setTyped(event.target.value)}
              />
              <a href={`#${productsId}`} className={buttonStyles({ size: 'lg' })}>
                {browse}
              </a>
            </div>
          </div>
          <ul className="mt-6.5 mb-7.5 flex flex-wrap gap-x-6.5 gap-y-2 text-[0.90625rem] md:mb-18">
            {facts.map(([strong, rest]) => (
              <li key={strong}>
                <b className="font-semibold text-ink">{strong}</b> {rest}
              </li>
            ))}
          </ul>
        </div>
        <div aria-hidden="true" className="relative h-85 md:-mr-5 md:h-140">
          <Sheet className="absolute inset-x-0 top-0 -bottom-30 translate-x-7 translate-y-6.5 rotate-[2.4deg]" />
          <Sheet className="absolute inset-x-0 top-0 -bottom-30 translate-x-3.5 translate-y-3 rotate-[1.1deg]" />
          <SamplePage businessName={businessName} date={date} />
        </div>
      </div>
    </section>
  );
};
