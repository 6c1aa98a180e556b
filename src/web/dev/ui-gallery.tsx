import { ActionSpecimens } from './action-specimens.tsx';
import { CatalogSpecimens } from './catalog-specimens.tsx';
import { FeedbackSpecimens } from './feedback-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { NavigationSpecimens } from './navigation-specimens.tsx';
import { PaperSpecimens } from './paper-specimens.tsx';
import { QuestionSpecimens } from './question-specimens.tsx';

export const UiGallery = () => (
  <>
    <div className="wrap py-12">
      <h1 className="mb-10 text-hero font-[650]">UI kit</h1>
      <ActionSpecimens />
      <FormSpecimens />
      <FeedbackSpecimens />
      <NavigationSpecimens />
      <PaperSpecimens />
      <QuestionSpecimens />
    </div>
    <CatalogSpecimens />
  </>
);
