import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { observer } from 'mobx-react-lite';
import { BeneficiaryRows } from '../../beneficiaries/BeneficiaryRows.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { BeneficiaryOrder } from '../stores/beneficiaries/sortBeneficiaries.ts';

/** The head of a column, which sorts by it; a second press turns the order round. */
const SortHeader = observer(
  ({
    by,
    className,
    children,
  }: {
    readonly by: BeneficiaryOrder['by'];
    readonly className?: string;
    readonly children: string;
  }) => {
    const { arranged } = useCorpay();
    const { order } = arranged;
    const sorted = order.by !== by ? undefined : order.descending ? 'descending' : 'ascending';
    return (
      <th className={className} scope="col" aria-sort={sorted}>
        <button type="button" className="sort-header" onClick={() => arranged.sortBy(by)}>
          {children}
          <span aria-hidden="true">{sorted === undefined ? '' : order.descending ? ' ↓' : ' ↑'}</span>
        </button>
      </th>
    );
  },
);

const heads = (
  <>
    <SortHeader by="payee">Payee</SortHeader>
    <SortHeader by="bankCountry">Bank country</SortHeader>
    <SortHeader by="currency" className="row-amount">
      Currency
    </SortHeader>
  </>
);

/** Name and currency badge by row (CP-BENE-5). */
export const BeneficiaryTable = ({
  beneficiaries,
  apart,
  paid,
  waiting,
}: {
  readonly beneficiaries: readonly BeneficiarySummary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
  /** What tells those apart that are alike in payee and currency, by their ids. */
  readonly apart: ReadonlyMap<string, string>;
  /** When they were last paid, by their ids, where it is known. */
  readonly paid: ReadonlyMap<string, string>;
}) => (
  <BeneficiaryRows
    heads={heads}
    beneficiaries={beneficiaries}
    listed={({ clientIntegrationId: id, payee, bankCountryISO, curr }) => ({
      id,
      name: payee,
      country: bankCountryISO,
      currency: curr,
      more: [apart.get(id) ?? '', paid.get(id) ?? ''],
    })}
    waiting={waiting}
  />
);
