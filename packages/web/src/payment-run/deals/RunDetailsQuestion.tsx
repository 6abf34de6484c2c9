import type { RunDeal } from '@fx-gateway/domain/payment-run/run/paymentRun.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, useState } from 'react';
import { BankDetailCheckStore } from '../../bankDetails/BankDetailCheckStore.ts';
import { BankDetailQuestions } from '../../bankDetails/BankDetailQuestions.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePaymentRuns } from '../stores/paymentRunContext.ts';
import type { RunPaymentStore } from '../stores/RunPaymentStore.ts';

/** Asks about the bank details of those whom a deal pays, as a single deal does; with the tick it goes on. */
export const RunDetailsQuestion = observer(
  ({
    deal,
    store,
    onAgreed,
  }: {
    readonly deal: RunDeal;
    readonly store: RunPaymentStore;
    readonly onAgreed: () => void;
  }) => {
    const { bankDetails } = usePaymentRuns().scope;
    const [ticked, setTicked] = useState(false);
    const [error, setError] = useState<string | null>(null);
    const check = useMemo(() => new BankDetailCheckStore(bankDetails, () => setTicked(false)), [bankDetails]);
    const payees = [...new Set(deal.payments.map(({ payeeId }) => payeeId))].join('\n');
    useEffect(() => {
      void check.ask(payees.split('\n').map((beneficiaryId) => ({ beneficiaryId, printThen: null })));
    }, [check, payees]);
    const goOn = (): void => {
      if (check.open !== false && !ticked) return setError('Tick this to go on.');
      store.stops.agree(deal.id, { bankDetails: check.answer(ticked) });
      onAgreed();
    };
    return (
      <div className="stack">
        <BankDetailQuestions
          check={check}
          since="this run began"
          ticked={ticked}
          error={error}
          onTick={(said) => {
            setTicked(said);
            setError(null);
          }}
        />
        <div className="button-row">
          <QuietButton busy={check.open === null} onPress={goOn}>
            Go on with this deal
          </QuietButton>
        </div>
      </div>
    );
  },
);
