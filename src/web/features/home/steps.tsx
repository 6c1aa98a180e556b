import { copy } from './copy.ts';

const { title, list } = copy.steps;

export const Steps = () => (
  <section className="wrap pt-2 pb-18">
    <h2 className="text-3xl font-[650]">{title}</h2>
    <ol className="mt-6.5 grid divide-y divide-ink rounded-sheet border border-ink min-[46rem]:grid-cols-3 min-[46rem]:divide-x min-[46rem]:divide-y-0">
      {list.map(({ name, text }, index) => (
        <li key={name} className="px-6 py-5.5">
          <span className="rounded-[3px] bg-marker px-2 py-0.5 font-mono text-[0.8125rem] text-ink">
            {index + 1}
          </span>
          <h3 className="mt-3.5 mb-1.5 text-lg font-semibold">{name}</h3>
          <p className="text-md">{text}</p>
        </li>
      ))}
    </ol>
  </section>
);
