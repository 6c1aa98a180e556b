import { Link } from '@tanstack/react-router';
import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { buttonStyles } from '#web/ui/buttons/button-styles.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import { LeaveGuard } from '#web/ui/overlays/leave-guard.tsx';
import { ChangeLog } from './change-log.tsx';
import { chosenFirst, type DocumentChoice, documentNames } from './document-choice.ts';
import { DocumentChooser } from './document-chooser.tsx';
import { MainFields, OptionalFields } from './product-fields.tsx';
import { canSubmit, changesIn, fields, isUnsaved, type Problems, type ProductForm } from './product-form.ts';
import { SelectedTray } from './selected-tray.tsx';
import { useProductForm } from './use-product-form.ts';
import { copy } from './copy.ts';

type ProductEditorProps = {
  /** Where the form starts: an empty product, or a stored one. */
  start: ProductForm;
  documents: readonly DocumentChoice[];
  /** What stands below the change log, such as what was changed before. */
  children?: ReactNode;
};

/** The one form for creating and editing a product. */
export const ProductEditor = ({ start, documents, children }: ProductEditorProps) => {
  const element = useRef<HTMLFormElement>(null);
  const { form, dispatch, submit, loadNewest } = useProductForm(start, (problems) =>
    focusFirst(element.current, problems),
  );
  const nameOf = documentNames(documents);
  const toggle = (id: number) => dispatch({ type: 'document toggled', id });
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    void submit();
  };
  return (
    <form
      ref={element}
      onSubmit={handleSubmit}
      noValidate
      className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]"
    >
      <div className="flex min-w-0 flex-col gap-6">
        <MainFields form={form} dispatch={dispatch} />
        <DocumentChooser
          documents={chosenFirst(documents, form.start.documentIdList)}
          shownAtFirst={form.start.documentIdList.length}
          selected={form.values.documentIdList}
          problem={form.problems.documentIdList}
          onToggle={toggle}
        />
        <OptionalFields form={form} dispatch={dispatch} />
      </div>
      <div className="flex flex-col gap-6 rounded-card border border-line p-5 lg:sticky lg:top-22 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto">
        <SelectedTray
          selected={form.values.documentIdList}
          nameOf={nameOf}
          onMove={(id, to) => dispatch({ type: 'document moved', id, to })}
          onRemove={toggle}
        />
        {form.original && (
          <ChangeLog
            changes={changesIn(form)}
            nameOf={nameOf}
            onRevert={(change) => dispatch({ type: 'change reverted', change })}
          />
        )}
        {form.problems.form && (
          <Alert tone="error" title={form.problems.form}>
            {form.isOutdated && (
              <Button variant="link" size="sm" onClick={() => void loadNewest()}>
                {copy.loadNewest}
              </Button>
            )}
          </Alert>
        )}
        <div>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" disabled={!canSubmit(form)}>
              {form.original ? copy.submitChanges : copy.submit}
            </Button>
            <Link to="/admin/products" className={buttonStyles({ variant: 'ghost' })}>
              {copy.cancel}
            </Link>
          </div>
          <div className="mt-2">
            <Progress form={form} />
          </div>
        </div>
      </div>
      {children && <div className="lg:col-span-2">{children}</div>}
      <LeaveGuard active={isUnsaved(form)} {...copy.leaving} />
    </form>
  );
};

const Progress = ({ form: { progress } }: { form: ProductForm }) => {
  if (progress.kind === 'editing') return <Feedback />;
  if (progress.kind === 'submitting')
    return <Feedback tone="busy">{copy.submitting(progress.name)}</Feedback>;
  return (
    <>
      <Feedback tone="success">{copy[progress.kind](progress.name)}</Feedback>
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/products/$slug" params={{ slug: progress.slug }} className={LINK}>
          {copy.viewCreated}
        </Link>
        <Link to="/admin/products" className={LINK}>
          {copy.listCreated}
        </Link>
      </p>
    </>
  );
};

const LINK = buttonStyles({ variant: 'link', size: 'sm' });

/** Every field, and the set of documents, is an element of the form by its name. */
const focusFirst = (element: HTMLFormElement | null, problems: Problems) => {
  const first = fields.find((field) => problems[field]);
  const control = first && element?.elements.namedItem(first);
  if (control instanceof HTMLElement) control.focus();
};
