import type { OperationsHour } from '#shared/contract/operations.ts';
import { conversionsOf, countedOf, deliveriesOf, durationText, hourLabel } from './history-charts.ts';
import { HourChart } from './hour-chart.tsx';
import { Section } from '#web/features/operations/section.tsx';
import { copy } from '#web/features/operations/copy.ts';

const words = copy.history;

const columns = [
  words.orders,
  words.documents,
  words.mails,
  words.delivery,
  words.conversion,
  words.errors,
  words.shed,
];

export const History = ({ hours }: { hours: readonly OperationsHour[] }) => (
  <Section title={words.title}>
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <HourChart name={words.orders} {...countedOf(hours, 'orders')} />
      <HourChart name={words.documents} {...countedOf(hours, 'documents')} />
      <HourChart name={words.mails} hint={words.mailsHint} {...countedOf(hours, 'mails')} />
      <HourChart name={words.delivery} hint={words.deliveryHint} {...deliveriesOf(hours)} />
      <HourChart name={words.conversion} hint={words.conversionHint} {...conversionsOf(hours)} />
      <HourChart name={words.errors} hint={words.errorsHint} {...countedOf(hours, 'errors')} />
      <HourChart name={words.shed} hint={words.shedHint} {...countedOf(hours, 'shed')} />
    </div>
    <details className="mt-3 text-sm">
      <summary className="cursor-pointer">{words.asTable}</summary>
      <table className="mt-2 w-full max-w-[60rem] text-left">
        <thead>
          <tr className="border-b border-ink text-ink">
            <th scope="col">{words.hour}</th>
            {columns.map((name) => (
              <th key={name} scope="col" className="pl-3 text-right">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="tabular-nums">
          {hours.map(({ hour, orders, documents, mails, slowestDeliverySeconds, ...counted }) => (
            <tr key={hour} className="border-b border-line">
              <th scope="row" className="py-1 font-normal whitespace-nowrap">
                {hourLabel(hour)}
              </th>
              <td className="text-right">{orders}</td>
              <td className="text-right">{documents}</td>
              <td className="text-right">{mails}</td>
              <td className="text-right">{durationText(slowestDeliverySeconds)}</td>
              <td className="text-right">{durationText(counted.conversionSeconds)}</td>
              <td className="text-right">{counted.errors}</td>
              <td className="text-right">{counted.shed}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  </Section>
);
