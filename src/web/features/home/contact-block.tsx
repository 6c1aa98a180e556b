import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { copy } from './copy.ts';

const { title, text, emailUs } = copy.contact;

export const ContactBlock = ({ supportEmail }: { supportEmail: string }) => (
  <section className="wrap pb-16">
    <div className="flex flex-col items-start justify-between gap-6 rounded-panel bg-green px-6 py-9 text-mist sm:px-11 sm:py-10 min-[46rem]:flex-row min-[46rem]:items-center">
      <div>
        <h2 className="text-3xl font-[650] text-paper">{title}</h2>
        <p className="mt-2">{text}</p>
      </div>
      <a href={`mailto:${supportEmail}`} className={buttonStyles({ variant: 'invert', size: 'lg' })}>
        {emailUs}
      </a>
    </div>
  </section>
);
