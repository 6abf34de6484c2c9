import type { Beneficiary } from '@fx-gateway/domain/corpay/api/beneficiary.ts';
import { beneficiariesFailureMessage } from '@fx-gateway/domain/corpay/api/corpayMessages.ts';
import { beneficiaryGoneMessage } from '@fx-gateway/domain/corpay/beneficiaries/beneficiaryMessages.ts';
import { beneficiarySummaryOf } from '@fx-gateway/domain/corpay/api/beneficiarySummaryOf.ts';
import type { ConfirmedBankDetailsStore } from '@fx-gateway/domain/bankDetails/confirmedAccounts.ts';
import type { PayeeAccount } from '@fx-gateway/domain/bankDetails/payeeAccount.ts';
import { corpayPayeeAccount } from '@fx-gateway/domain/corpay/bankDetails/corpayPayeeAccount.ts';
import { LastBankCheckText } from '../../bankDetails/LastBankCheckText.tsx';
import { MaskedAccountNumber } from '../../bankDetails/MaskedAccountNumber.tsx';
import { countryName } from '@fx-gateway/domain/geography/countries.ts';
import { currencyName, isCurrency } from '@fx-gateway/domain/geography/currency.ts';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { BeneficiaryRemovalStore } from '../../beneficiaries/BeneficiaryRemovalStore.ts';
import { BeneficiaryNotFound } from '../../beneficiaries/BeneficiaryNotFound.tsx';
import { useDeletedElsewhere } from '../../beneficiaries/useDeletedElsewhere.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { PrintableRecord } from '../../kit/layout/PrintableRecord.tsx';
import { LabelledValuesSkeleton } from '../../kit/waiting/LabelledValuesSkeleton.tsx';
import { paths } from '../../routing/paths.ts';
import { ButtonLink } from '../../kit/buttons/ButtonLink.tsx';
import { CallFailureNotice } from '../../fetching/CallFailureNotice.tsx';
import { findOrCreateBeneficiaryListStore } from '../stores/findOrCreateBeneficiaryListStore.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import { PaymentsToBeneficiary } from '../payments/PaymentsToBeneficiary.tsx';
import { PayBeneficiaryButton } from '../../quoting/PayBeneficiaryButton.tsx';
import { DeleteBeneficiaryDialog } from './DeleteBeneficiaryDialog.tsx';
import { makeCorpayBeneficiaryRemovalStore } from './makeCorpayBeneficiaryRemovalStore.ts';

const place = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ') || 'N/A';

const factsOf = (
  beneficiary: Beneficiary,
  account: PayeeAccount,
  confirmedAccounts: ConfirmedBankDetailsStore,
) => [
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
  {
    label: 'Account',
    value:
      account.account === '' ? (
        'N/A'
      ) : (
        <MaskedAccountNumber written={account.account} key={account.account} />
      ),
  },
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
  {
    label: 'Details checked',
    value: <LastBankCheckText confirmedAccounts={confirmedAccounts} account={account} />,
  },
];

/** Who it is, and where the money for them goes (CP-BENE-6, PAYEE-5). */
const Facts = ({ of }: { readonly of: Beneficiary }) => {
  const { confirmedAccounts } = useCorpay().instructDependencies;
  const account = useMemo(() => corpayPayeeAccount(of), [of]);
  return <LabelledValueList facts={factsOf(of, account, confirmedAccounts)} columns={1} />;
};

/** Deletes a beneficiary after a question; last, since it is seldom wanted (CP-BENE-7). */
const DeleteButton = observer(
  ({
    beneficiary,
    removal,
    onChanged,
  }: {
    readonly beneficiary: Beneficiary;
    readonly removal: BeneficiaryRemovalStore<Beneficiary>;
    /** The user was shown that it stands there otherwise. */
    readonly onChanged: () => void;
  }) => {
    const scope = useCorpay();
    const navigate = useNavigate();
    const { clientIntegrationId: id, accountHolderName: name } = beneficiary;
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
      findOrCreateBeneficiaryListStore(scope).announce(removal.seen?.accountHolderName ?? name, 'delete');
      void navigate(paths.gateway.beneficiaries);
    };
    return (
      <div>
        <QuietButton look="plain" onPress={handleDelete}>
          Delete
        </QuietButton>
        <DeleteBeneficiaryDialog
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
  useRunningStore(beneficiary);
  const { value, failure } = beneficiary;
  const summary = useMemo(() => (value === null ? null : beneficiarySummaryOf(value)), [value]);
  const removal = useMemo(() => makeCorpayBeneficiaryRemovalStore(scope), [scope]);
  const { beneficiaries } = scope.session;
  const isGone =
    useDeletedElsewhere(beneficiaries, value === null ? null : id, (each) => each.clientIntegrationId) &&
    !removal.done;
  return (
    <PrintableRecord
      list={paths.gateway.beneficiaries}
      title={value?.accountHolderName ?? 'Beneficiary'}
      aside={
        value === null || isGone ? null : <ButtonLink to={paths.gateway.editBeneficiary(id)}>Edit</ButtonLink>
      }
    >
      {failure === null || isGone ? null : (
        <CallFailureNotice
          words={beneficiariesFailureMessage(failure)}
          failure={failure}
          onRetry={() => void beneficiary.load()}
        />
      )}
      {value !== null && isGone ? (
        <BeneficiaryNotFound title={beneficiaryGoneMessage(value.accountHolderName)} />
      ) : value === null || summary === null ? (
        failure === null ? (
          <Card>
            <LabelledValuesSkeleton words="Loading beneficiary..." />
          </Card>
        ) : null
      ) : (
        <>
          <Card footer={<PayBeneficiaryButton deal={scope.deal} onPay={() => scope.deal.payTo(summary)} />}>
            <Facts of={value} key={id} />
          </Card>
          <PaymentsToBeneficiary key={id} beneficiary={summary} />
          <DeleteButton beneficiary={value} removal={removal} onChanged={() => void beneficiary.load()} />
        </>
      )}
    </PrintableRecord>
  );
});
