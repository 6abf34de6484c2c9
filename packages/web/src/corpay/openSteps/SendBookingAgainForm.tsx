import { openBookingMessages } from '@fx-gateway/domain/corpay/booking/lostBookingMessages.ts';
import { formatMoney } from '@fx-gateway/domain/money/formatMoney.ts';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { LabelledValueList } from '../../kit/facts/LabelledValueList.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { DealRateText } from '../../quoting/DealRateText.tsx';
import { useCorpay } from '../stores/corpayContext.ts';
import type { OpenBooking } from '../stores/openSteps/openMoneyCallsState.ts';

/**
 * Sends a lost booking again while its quote lives: only for the user, who sees beneficiary, amounts and rate first. From
 * the end of the quote on it is no longer offered, and a dialog that is open says so.
 */
export const SendBookingAgainForm = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents } = useCorpay();
  const { quoteEnds } = intents;
  const [asking, setAsking] = useState(false);
  const [ended, setEnded] = useState(() => quoteEnds.hasEnded(lost.intent));
  const { intent } = lost;
  const { payee, settlement, payment, rate } = intent;
  useEffect(() => quoteEnds.whenEnded(intent, () => setEnded(true)), [quoteEnds, intent]);
  const send = (): void => {
    // After a sleep of the machine the end is known only now.
    if (quoteEnds.hasEnded(intent)) return setEnded(true);
    setAsking(false);
    void intents.sendAgain(lost);
  };
  return (
    <>
      {ended ? null : (
        <QuietButton look="plain" busy={lost.checking} onPress={() => setAsking(true)}>
          Send it again...
        </QuietButton>
      )}
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Send this booking again?"
        confirmLabel="Send it again"
        cancelLabel={ended ? 'Close' : 'Wait'}
        busy={lost.checking}
        onCancel={() => setAsking(false)}
        onConfirm={ended ? null : send}
      >
        <LabelledValueList
          columns={1}
          facts={[
            { label: 'Payee', value: payee },
            { label: 'They receive', value: formatMoney(payment) },
            { label: 'You send', value: formatMoney(settlement) },
            ...(rate === null
              ? []
              : [{ label: 'Rate', value: <DealRateText of={{ rate, from: settlement, to: payment }} /> }]),
          ]}
        />
        <p>{openBookingMessages[ended ? 'quoteEnded' : 'sendAgain']}</p>
      </ConfirmDialog>
    </>
  );
});
