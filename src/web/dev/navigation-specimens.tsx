import { useState } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { Lightbox } from '#web/ui/overlays/lightbox.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { SkipLink } from '#web/ui/navigation/skip-link.tsx';
import { Stepper } from '#web/ui/navigation/stepper.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { Specimen } from './specimen.tsx';

const steps = ['First step', 'Second step', 'Third step'];
const images = [
  { src: '/favicon.svg', alt: 'The first picture' },
  { src: '/favicon.svg?second', alt: 'The second picture' },
];
const labels = { previous: 'Previous', next: 'Next', close: 'Close', lightbox: 'Pictures', of: 'of' };

export const NavigationSpecimens = () => {
  const [page, setPage] = useState(5);
  const [openAt, setOpenAt] = useState<number>();
  return (
    <>
      <Specimen name="stepper">
        {[1, 2, 4].map((current) => (
          <div key={current} className="w-full">
            <Stepper label={`Progress at ${current}`} steps={steps} current={current} doneLabel="done" />
          </div>
        ))}
      </Specimen>
      <Specimen name="pagination">
        <Pagination
          label="Pages"
          previousLabel="Previous page"
          nextLabel="Next page"
          page={page}
          pageCount={12}
          onPageChange={setPage}
        />
      </Specimen>
      <Specimen name="lightbox">
        <Button variant="ghost" onClick={() => setOpenAt(0)}>
          Open pictures
        </Button>
        <Lightbox images={images} openAt={openAt} onClose={() => setOpenAt(undefined)} labels={labels} />
      </Specimen>
      <Specimen name="skip link, visually hidden">
        <SkipLink targetId="main">Skip to the top</SkipLink>
        <p>
          Both show only to the keyboard or a screen reader.<VisuallyHidden> Such as this.</VisuallyHidden>
        </p>
      </Specimen>
    </>
  );
};
