import { Mark } from '#web/ui/paper/mark.tsx';
import { Sheet } from '#web/ui/paper/sheet.tsx';
import { TitleBlock } from '#web/ui/paper/title-block.tsx';
import { sampleBusiness } from './sample-business.ts';

const steps = [
  ['3.1', 'Unlock, disarm the alarm, walk the floor', 'F-01'],
  ['3.2', 'Check and log fridge temperatures', 'F-02'],
  ['3.3', 'Start ovens; verify gas isolation valve', 'F-03'],
] as const;

const cell = 'border border-rule px-2 py-1.5 text-left';
const heading = 'mt-4 mb-1 text-sm leading-tight font-bold text-ink';

/** An invented procedure in which everything that a buyer's own details would replace is marked. */
export const SamplePage = ({ businessName, date }: { businessName: string; date: string }) => {
  const { name, initials, email } = sampleBusiness(businessName);
  return (
    <Sheet className="absolute inset-x-0 top-0 -bottom-30 p-5 text-xs leading-relaxed wrap-anywhere sm:px-9.5 sm:py-8.5 sm:text-[0.84375rem]">
      <TitleBlock
        logo={initials}
        title="Opening and closing"
        subtitle={<Mark>{name}</Mark>}
        facts={[
          { term: 'Doc', value: 'SOP-014' },
          { term: 'Date', value: <Mark>{date}</Mark> },
          { term: 'Page', value: '1 of 6' },
        ]}
      />
      <p className={`${heading} mt-5.5`}>1. Purpose</p>
      <p>
        This procedure sets out how the shift lead at <Mark>{name}</Mark>,{' '}
        <Mark>12 Quay Street, Portland, ME 04101</Mark>, opens and closes the premises safely.
      </p>
      <p className={heading}>2. Responsibilities</p>
      <p>
        The shift lead signs the opening record. Deviations are reported to <Mark>Dana Reyes</Mark> at{' '}
        <Mark>{email}</Mark> before service begins.
      </p>
      <p className={heading}>3. Procedure</p>
      <table className="mt-2 w-full border-collapse text-xs">
        <thead>
          <tr className="bg-desk/60">
            <th className={cell}>Step</th>
            <th className={cell}>Action</th>
            <th className={cell}>Record</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(([step, action, record]) => (
            <tr key={step}>
              <td className={cell}>{step}</td>
              <td className={cell}>{action}</td>
              <td className={cell}>{record}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={heading}>4. Records</p>
      <p>
        Keep completed forms at <Mark>12 Quay Street</Mark> for three years. Review this procedure every
        twelve months or after any incident.
      </p>
      <p className={heading}>5. Sign-off</p>
      <p>
        Approved by <Mark>Dana Reyes</Mark>, owner.
      </p>
    </Sheet>
  );
};
