import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useCustomer } from '#web/lib/session/customer.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Choices } from './choices.tsx';
import type { RenderAnswers, TriedAnswers } from './render-answers.ts';
import { TestFillForm } from './test-fill-form.tsx';
import { TestFillResult } from './test-fill-result.tsx';
import { ownValues, sampleValues } from './test-fill-values.ts';
import { useTestFill } from './use-test-fill.ts';
import { testFillCopy as copy } from './copy.ts';

type TestFillProps = { documentId: number; renderAnswers: RenderAnswers };

/** A document filled with values of one's own, to see what a buyer will get. */
export const TestFill = ({ documentId, renderAnswers }: TestFillProps) => {
  const { customer } = useCustomer();
  const { timeZone, country: shopCountry } = useRouteContext({ from: rootRouteId }).site;
  const [today] = useState(() => ({ now: new Date(), timeZone, shopCountry }));
  const sample = sampleValues(today);
  const [values, setValues] = useState(sample);
  const [answers, setAnswers] = useState<TriedAnswers>({});
  const [conditions, setConditions] = useState<Record<string, boolean>>({});
  const { filling, fill, change } = useTestFill(documentId);
  return (
    <>
      {/* It stays while its outcome is looked at, with all that was typed. */}
      <div hidden={filling.step !== 'values'}>
        <TestFillForm
          values={values}
          sample={sample}
          own={ownValues(customer, today)}
          isSound={answers !== undefined}
          onChange={setValues}
          onFill={() => fill({ values, answers: answers ?? {}, conditions })}
        >
          <Choices
            documentId={documentId}
            outcomes={conditions}
            onAnswers={setAnswers}
            onOutcomes={setConditions}
            renderAnswers={renderAnswers}
          />
        </TestFillForm>
      </div>
      <Outcome filling={filling} onChange={change} />
    </>
  );
};

type OutcomeProps = Pick<ReturnType<typeof useTestFill>, 'filling'> & { onChange: () => void };

const Outcome = ({ filling, onChange }: OutcomeProps) => {
  if (filling.step === 'values') return null;
  if (filling.step === 'filling') return <Progress label={copy.filling} />;
  return (
    <div className="flex flex-col items-start gap-5">
      {filling.step === 'filled' ? (
        <TestFillResult fill={filling.fill} />
      ) : (
        <Alert tone="error" title={copy.failed}>
          {filling.reason}
        </Alert>
      )}
      <Button variant="ghost" onClick={onChange}>
        {copy.again}
      </Button>
    </div>
  );
};
