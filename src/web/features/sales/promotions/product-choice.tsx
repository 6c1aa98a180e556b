import { useQuery } from '@tanstack/react-query';
import { useShop } from '#web/lib/server/use-shop.ts';
import { Feedback } from '#web/ui/feedback/feedback.tsx';
import type { PromotionDraft } from './promotion-draft.ts';
import { promotedProductsQuery } from './promotion-queries.ts';
import { RadioGroup } from '#web/ui/forms/radio-group.tsx';
import { copy } from './copy.ts';

const { products: legend, all, some } = copy.form;

type ProductChoiceProps = {
  draft: PromotionDraft;
  problem: string | undefined;
  onChange: (draft: PromotionDraft) => void;
};

export const ProductChoice = ({ draft, problem, onChange }: ProductChoiceProps) => {
  const shop = useShop();
  const { data: products } = useQuery({ ...promotedProductsQuery(shop), enabled: !draft.isForAll });
  const toggle = (id: number, isChosen: boolean) =>
    onChange({
      ...draft,
      productIds: isChosen ? [...draft.productIds, id] : draft.productIds.filter((other) => other !== id),
    });
  return (
    <div className="flex flex-col gap-3">
      <RadioGroup
        legend={legend}
        name="products"
        options={[
          { value: 'all', label: all },
          { value: 'some', label: some },
        ]}
        chosen={draft.isForAll ? 'all' : 'some'}
        onChoose={(value) => onChange({ ...draft, isForAll: value === 'all' })}
      />
      {!draft.isForAll && (
        <ul
          aria-label={some}
          className="flex max-h-52 flex-col gap-2 overflow-y-auto rounded-control border border-line p-3"
        >
          {products?.map(({ id, name }) => (
            <li key={id}>
              <label className="flex items-start gap-2 text-ink">
                <input
                  type="checkbox"
                  checked={draft.productIds.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                  className="mt-1 size-4.5 accent-green"
                />
                <span className="wrap-anywhere">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      )}
      <Feedback tone="error">{problem}</Feedback>
    </div>
  );
};
