import { openBookingWords } from '@fx-gateway/domain/corpay';
import { formatMoney, formatRate } from '@fx-gateway/domain/money';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { FactList } from '../../kit/facts/FactList.tsx';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { useCorpay } from '../scope/corpayContext.ts';
import type { OpenBooking } from '../scope/intents/openIntentsState.ts';

/**
 * Sends a lost booking again while it can still become a deal: only for the user, who sees beneficiary, amounts and rate
 * first.
 */
export const SendAgain = observer(({ lost }: { readonly lost: OpenBooking }) => {
  const { intents } = useCorpay();
  const [asking, setAsking] = useState(false);
  const { payee, settlement, payment, rate } = lost.intent;
  return (
    <>
      <div className="button-row">
        <QuietButton disabled={lost.checking} onPress={() => setAsking(true)}>
          Send it again...
        </QuietButton>
      </div>
      <ConfirmDialog
        open={asking}
        advised="cancel"
        title="Send this booking again?"
        confirmLabel="Send it again"
        cancelLabel="Wait"
        busy={lost.checking}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void intents.sendAgain(lost);
        }}
      >
        <FactList
          columns={1}
          facts={[
            { label: 'Payee', value: payee },
            { label: 'They receive', value: formatMoney(payment) },
            { label: 'You send', value: formatMoney(settlement) },
            ...(rate === null
              ? []
              : [
                  {
                    label: 'Rate',
                    value: `1 ${settlement.currency} = ${formatRate(rate)} ${payment.currency}`,
                  },
                ]),
          ]}
        />
        <p>{openBookingWords.sendAgain}</p>
      </ConfirmDialog>
    </>
  );
});
