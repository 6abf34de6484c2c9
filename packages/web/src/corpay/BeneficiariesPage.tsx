import { beneficiariesWords, type BeneficiarySummary } from '@fx-gateway/domain/corpay';
import { countryName } from '@fx-gateway/domain/geography';
import { observer } from 'mobx-react-lite';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { Badge } from '../kit/Badge.tsx';
import { Card } from '../kit/Card.tsx';
import { EmptyState } from '../kit/EmptyState.tsx';
import { SkeletonRows } from '../kit/SkeletonRows.tsx';
import { paths } from '../paths.ts';
import { CallFailure } from './CallFailure.tsx';
import { useDesk } from './deskDoor.ts';
import { useGrowingList } from './useGrowingList.ts';
import { useRunning } from './useRunning.ts';
import './Rows.css';

const BeneficiaryRow = memo(({ beneficiary }: { readonly beneficiary: BeneficiarySummary }) => (
  <tr className="row">
    <th className="row-main" scope="row">
      <Link className="row-link" to={paths.gateway.beneficiary(beneficiary.clientIntegrationId)}>
        {beneficiary.payee}
      </Link>
    </th>
    <td className="row-quiet">{countryName(beneficiary.bankCountryISO)}</td>
    <td className="row-amount">
      <Badge>{beneficiary.curr}</Badge>
    </td>
  </tr>
));

const BeneficiaryTable = ({ all }: { readonly all: readonly BeneficiarySummary[] }) => {
  const { shown, end } = useGrowingList(all);
  return (
    <Card flush>
      <table className="rows">
        <caption className="visually-hidden">Beneficiaries</caption>
        <thead>
          <tr>
            <th scope="col">Payee</th>
            <th scope="col">Bank country</th>
            <th className="row-amount" scope="col">
              Currency
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((beneficiary) => (
            <BeneficiaryRow key={beneficiary.clientIntegrationId} beneficiary={beneficiary} />
          ))}
        </tbody>
      </table>
      <div ref={end} />
    </Card>
  );
};

/** The customer's payees (CP-BENE-1, CP-BENE-5). */
export const BeneficiariesPage = observer(() => {
  const { beneficiaries } = useDesk().session;
  useRunning(beneficiaries);
  const { value, failure } = beneficiaries;
  return (
    <div className="stack">
      {failure === null ? null : (
        <CallFailure
          words={beneficiariesWords(failure)}
          failure={failure}
          {...(value === null ? {} : { kept: 'Below is what was loaded before.' })}
          onRetry={() => void beneficiaries.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows words="Loading beneficiaries..." rows={6} />
          </Card>
        ) : null
      ) : value.length === 0 ? (
        <Card>
          <EmptyState title="You haven't added any beneficiaries yet." />
        </Card>
      ) : (
        <BeneficiaryTable all={value} />
      )}
    </div>
  );
});
