import type { BeneficiarySummary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import type { ComponentProps } from 'react';
import { BeneficiaryRows } from '../../beneficiaries/BeneficiaryRows.tsx';
import { BeneficiarySortHeaders } from '../../beneficiaries/BeneficiarySortHeaders.tsx';
import type { WatchRow } from '../../kit/layout/useRowVisibility.ts';

/** Name and currency badge by row (CP-BENE-5). */
export const BeneficiaryTable = ({
  list,
  beneficiaries,
  ownNames,
  endings,
  paid,
  waiting,
  watch,
}: {
  readonly list: ComponentProps<typeof BeneficiarySortHeaders>['list'];
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
    heads={<BeneficiarySortHeaders list={list} name="Payee" country="Bank country" />}
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
