import { readDisplayOnlyAmount } from '@fx-gateway/domain/money/displayOnlyAmount.ts';
import { observer } from 'mobx-react-lite';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import type { OpenRunsProps } from '../../partner-frame/OpenRunsLoader.tsx';
import { OpenRuns } from '../../payment-run/OpenRuns.tsx';
import { paymentRunContext } from '../../payment-run/stores/paymentRunContext.ts';
import { PaymentRunPages } from '../../payment-run/PaymentRunPages.tsx';
import { RunOfOrderNote } from '../../payment-run/RunOfOrderNote.tsx';
import { WaitingRunNote } from '../../payment-run/WaitingRunNote.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import { findOrCreateCorpayRuns } from './findOrCreateCorpayRuns.ts';

/** Payment runs at Corpay. */
export const CorpayPaymentRuns = () => {
  const scope = useCorpay();
  useRunningStore(scope.session.beneficiaries);
  return <PaymentRunPages workspace={findOrCreateCorpayRuns(scope)} />;
};

/** Whom the displayed quote pays. */
const BesideDeal = observer(() => {
  const { live, draft } = useCorpay().quote;
  const { offer } = live;
  const { beneficiary } = draft;
  if (offer === null || beneficiary === null) return null;
  const { clientIntegrationId: payeeId, payee } = beneficiary;
  return <WaitingRunNote paid={[{ payeeId, payee, amount: offer.quote.payment }]} />;
});

/** Of which deal of a run an order may be that pays nobody yet. */
const BesideOrder = observer(
  ({ order, isLine }: { readonly order: NonNullable<OpenRunsProps['order']>; readonly isLine: boolean }) => {
    const { awaited } = useCorpay().intents.state;
    const { ordNum: number, sell, entryDate } = order;
    return (
      <RunOfOrderNote
        order={{ number, sell: readDisplayOnlyAmount(sell), entryDate }}
        singles={awaited.map(({ orderNumber }) => orderNumber)}
        isLine={isLine}
      />
    );
  },
);

/** The open runs above the orders, the one that an order is or may be of, or what waits in one beside a deal. */
export const OpenCorpayRuns = ({ beside, order, ...props }: OpenRunsProps) => {
  const isLine = order !== undefined && props.of === undefined;
  return (
    <paymentRunContext.Provider value={findOrCreateCorpayRuns(useCorpay())}>
      {beside ? <BesideDeal /> : null}
      {order === undefined ? null : <BesideOrder order={order} isLine={isLine} />}
      {beside || isLine ? null : <OpenRuns {...props} />}
    </paymentRunContext.Provider>
  );
};
