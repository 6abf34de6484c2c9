import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesMessages } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { summaryOf } from '@fx-gateway/domain/corpay/api/summaryOf.ts';
import { accountEnding } from '@fx-gateway/domain/corpay/bankDetails/bankDetailChanges.ts';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { currencyName, isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Card } from '../../kit/layout/Card.tsx';
import { FactList } from '../../kit/facts/FactList.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { Letter } from '../../kit/layout/Letter.tsx';
import { WaitingFacts } from '../../kit/waiting/WaitingFacts.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { useRunning } from '../../fetching/useRunning.ts';
import { PaymentsTo } from '../payments/PaymentsTo.tsx';
import { PayButton } from '../../quoting/PayButton.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Removal } from './Removal.ts';

const place = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ') || 'N/A';

const factsOf = (beneficiary: Beneficiary) => [
  { label: 'Payee', value: beneficiary.accountHolderName },
  {
    label: 'Payee Currency',
    value: isCurrency(beneficiary.bankCurrency)
      ? `${beneficiary.bankCurrency} · ${currencyName(beneficiary.bankCurrency)}`
      : beneficiary.bankCurrency,
  },
  {
    label: 'Payee Location',
    value: place(
      beneficiary.accountHolderCity,
      beneficiary.accountHolderRegion,
      beneficiary.accountHolderCountry === '' ? '' : countryName(beneficiary.accountHolderCountry),
    ),
  },
  { label: 'Account', value: accountEnding(beneficiary) },
  ...(beneficiary.templateIdentifier === ''
    ? []
    : [{ label: 'Template Name', value: beneficiary.templateIdentifier }]),
  { label: 'Bank Name', value: beneficiary.bankName === '' ? 'N/A' : beneficiary.bankName },
  {
    label: 'Bank Location',
    value: place(
      beneficiary.bankCity,
      beneficiary.bankRegion,
      beneficiary.bankCountry === '' ? '' : countryName(beneficiary.bankCountry),
    ),
  },
];

/** Deletes a beneficiary after a question; last, since it is seldom wanted (CP-BENE-7). */
const DeleteButton = observer(
  ({
    beneficiary,
    onChanged,
  }: {
    readonly beneficiary: Beneficiary;
    /** The user was shown that it stands there otherwise. */
    readonly onChanged: () => void;
  }) => {
    const scope = useCorpay();
    const navigate = useNavigate();
    const { clientIntegrationId: id, accountHolderName: name } = beneficiary;
    const removal = useMemo(() => new Removal(scope), [scope]);
    const awaited = scope.intents.awaitedFor(id);
    const handleDelete = (): void => {
      removal.ask(beneficiary);
      void scope.intents.readAwaited();
    };
    const handleKeep = (): void => {
      removal.keep();
      if (!removal.asking && removal.seen !== beneficiary) onChanged();
    };
    const handleDeleted = (): void => {
      scope.beneficiaryList.announce(removal.seen?.accountHolderName ?? name, 'delete');
      void navigate(paths.gateway.beneficiaries);
    };
    return (
      <div>
        <QuietButton look="plain" onPress={handleDelete}>
          Delete
        </QuietButton>
        <DeleteDialog
          removal={removal}
          formerName={name}
          awaited={awaited}
          underWay={awaited.some((orderNumber) => scope.intents.instructionUnderWay(orderNumber))}
          onKeep={handleKeep}
          onDeleted={handleDeleted}
        />
      </div>
    );
  },
);

/** One beneficiary (CP-BENE-3, CP-BENE-6, CP-BENE-7). */
export const BeneficiaryPage = observer(() => {
  const scope = useCorpay();
  const { id = '' } = useParams();
  const beneficiary = useMemo(() => scope.beneficiary(id), [scope, id]);
  useRunning(beneficiary);
  const { value, failure } = beneficiary;
  const summary = useMemo(() => (value === null ? null : summaryOf(value)), [value]);
  return (
    <Letter
      list={paths.gateway.beneficiaries}
      title={value?.accountHolderName ?? 'Beneficiary'}
      aside={value === null ? null : <ButtonLink to={paths.gateway.editBeneficiary(id)}>Edit</ButtonLink>}
    >
      {failure === null ? null : (
        <CallFailureNotice
          words={beneficiariesMessages(failure)}
          failure={failure}
          onRetry={() => void beneficiary.load()}
        />
      )}
      {value === null || summary === null ? (
        failure === null ? (
          <Card>
            <WaitingFacts words="Loading beneficiary..." />
          </Card>
        ) : null
      ) : (
        <>
          <Card footer={<PayButton deal={scope.deal} onPay={() => scope.deal.payTo(summary)} />}>
            <FactList facts={factsOf(value)} columns={1} />
          </Card>
          <PaymentsTo key={id} beneficiary={summary} />
          <DeleteButton beneficiary={value} onChanged={() => void beneficiary.load()} />
        </>
      )}
    </Letter>
  );
});
