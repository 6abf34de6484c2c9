import { SortHeader, type SortedList } from '../kit/lists/SortHeader.tsx';
import type { BeneficiarySortOrder } from './sortBeneficiaries.ts';

/** The heads of a list of beneficiaries, each of which sorts it. */
export const BeneficiarySortHeaders = ({
  list,
  name,
  country,
}: {
  readonly list: SortedList<BeneficiarySortOrder['by']>;
  /** What the partner calls the two columns. */
  readonly name: string;
  readonly country: string;
}) => (
  <>
    <SortHeader list={list} by="name">
      {name}
    </SortHeader>
    <SortHeader list={list} by="country">
      {country}
    </SortHeader>
    <SortHeader list={list} by="currency" className="row-amount">
      Currency
    </SortHeader>
  </>
);
