import { rootRouteId, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useCustomer } from '#web/lib/session/customer.ts';
import { Alert } from '#web/ui/feedback/alert.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { TestFillForm } from './test-fill-form.tsx';
import { TestFillResult } from './test-fill-result.tsx';
import { ownValues, sampleValues } from './test-fill-values.ts';
import { useTestFill } from './use-test-fill.ts';
import { testFillCopy as copy } from '#web/features/templates/copy.ts';

/** A document filled with values of one's own, to see what a buyer will get. */
export const TestFill = ({ documentId }: { documentId: number }) => {
  const { customer } = useCustomer();
  const { timeZone } = useRouteContext({ from: rootRouteId }).site;
  const [today] = useState(() => ({ now: new Date(), timeZone }));
  const sample = sampleValues(today);
  const [values, setValues] = useState(sample);
  const { filling, fill, change } = useTestFill(documentId);
  if (filling.step === 'values')
    return (
      <TestFillForm
        values={values}
        sample={sample}
        own={ownValues(customer, today)}
        onChange={setValues}
        onFill={() => fill(values)}
      />
    );
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
      <Button variant="ghost" onClick={change}>
        {copy.again}
      </Button>
    </div>
  );
};
