import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { observer } from 'mobx-react-lite';
import { BeneficiaryRows } from '../../beneficiaries/BeneficiaryRows.tsx';
import type { WatchRow } from '../../kit/layout/useRowSight.ts';
import { listedBeneficiariesOf } from '../stores/listedBeneficiariesOf.ts';
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
    const listed = listedBeneficiariesOf(useCorpay());
    const { order } = listed;
    const sorted = order.by !== by ? undefined : order.descending ? 'descending' : 'ascending';
    return (
      <th className={className} scope="col" aria-sort={sorted}>
        <button type="button" className="sort-header" onClick={() => listed.sortBy(by)}>
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
  ownNames,
  endings,
  paid,
  waiting,
  watch,
}: {
  readonly beneficiaries: readonly BeneficiarySummary[];
  /** They are on their way for the first time. */
  readonly waiting: boolean;
  /** The customer's own names of those that are alike in payee and currency, by their ids. */
  readonly ownNames: ReadonlyMap<string, string>;
  /** The last four characters of their accounts, by their ids, where they are known. */
  readonly endings: ReadonlyMap<string, string>;
  readonly watch: WatchRow<string>;
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
      more: [ownNames.get(id) ?? '', paid.get(id) ?? ''],
      ending: endings.get(id) ?? '',
    })}
    waiting={waiting}
    watch={watch}
  />
);
