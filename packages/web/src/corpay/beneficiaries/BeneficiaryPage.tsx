import { beneficiariesWords, type Beneficiary } from '@fx-gateway/domain/corpay';
import { countryName, currencyName, isCurrency } from '@fx-gateway/domain/geography';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Card } from '../../kit/Card.tsx';
import { FactList } from '../../kit/FactList.tsx';
import { SkeletonRows } from '../../kit/SkeletonRows.tsx';
import { paths } from '../../paths.ts';
import { CallFailure } from '../CallFailure.tsx';
import { useDesk } from '../deskDoor.ts';
import { useRunning } from '../useRunning.ts';
import '../OrderPage.css';

const place = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ') || 'N/A';

const factsOf = (payee: Beneficiary) => [
  { label: 'Payee', value: payee.accountHolderName },
  {
    label: 'Payee Currency',
    value: isCurrency(payee.bankCurrency)
      ? `${payee.bankCurrency} · ${currencyName(payee.bankCurrency)}`
      : payee.bankCurrency,
  },
  {
    label: 'Payee Location',
    value: place(
      payee.accountHolderCity,
      payee.accountHolderRegion,
      payee.accountHolderCountry === '' ? '' : countryName(payee.accountHolderCountry),
    ),
  },
  { label: 'Bank Name', value: payee.bankName === '' ? 'N/A' : payee.bankName },
  {
    label: 'Bank Location',
    value: place(
      payee.bankCity,
      payee.bankRegion,
      payee.bankCountry === '' ? '' : countryName(payee.bankCountry),
    ),
  },
];

/** One payee (CP-BENE-3, CP-BENE-6). */
export const BeneficiaryPage = observer(() => {
  const desk = useDesk();
  const { id = '' } = useParams();
  const beneficiary = useMemo(() => desk.beneficiary(id), [desk, id]);
  useRunning(beneficiary);
  const { value, failure } = beneficiary;
  return (
    <article className="letter">
      <Link className="see-all" to={paths.gateway.beneficiaries}>
        See All
      </Link>
      {failure === null ? null : (
        <CallFailure
          words={beneficiariesWords(failure)}
          failure={failure}
          onRetry={() => void beneficiary.load()}
        />
      )}
      {value === null ? (
        failure === null ? (
          <Card flush>
            <SkeletonRows rows={5} words="Loading beneficiary..." />
          </Card>
        ) : null
      ) : (
        <Card title="Beneficiary">
          <FactList facts={factsOf(value)} columns={1} />
        </Card>
      )}
    </article>
  );
});
