import { cannotInstructMessage } from '@fx-gateway/domain/corpay/instruction/whyCannotInstruct.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useMemo } from 'react';
import { useDependencies } from '../../context/dependenciesContext.ts';
import { Card } from '../../kit/layout/Card.tsx';
import { PrimaryButton } from '../../kit/buttons/PrimaryButton.tsx';
import { moveFocusOnEnter } from '../../quoting/moveFocusOnEnter.ts';
import { useBouncedEnter } from '../../quoting/useBouncedEnter.ts';
import { QuietButton } from '../../kit/buttons/QuietButton.tsx';
import { usePageReload } from '../../reload/reloadContext.ts';
import { findOpenRunOfOrder } from '../payment-run/findOpenRunOfOrder.ts';
import { useCorpay } from '../stores/corpayContext.ts';
import { RunOfOrderNotice } from './RunOfOrderNotice.tsx';
import { RunOfOrderQuestion } from './RunOfOrderQuestion.ts';
import { InstructFailures } from './InstructFailures.tsx';
import { InstructFields } from './InstructFields.tsx';
import type { InstructStore } from '../stores/deal/InstructStore.ts';
import { useReturnToTab } from '../../fetching/useReturnToTab.ts';
import { useRunningStore } from '../../fetching/useRunningStore.ts';
import './InstructPanel.css';

/** Money moves by a press of Submit, never by an Enter that was meant for a field. */
const inFields = { onKeyDown: moveFocusOnEnter };

/** The Instruct Payment form of one booked deal. */
export const InstructPanel = observer(
  ({
    store,
    choosesBeneficiary = false,
    cancelLabel,
    onCancel,
    onInstructed,
  }: {
    readonly store: InstructStore;
    /** False where it is settled who is paid, as long as they are there. */
    readonly choosesBeneficiary?: boolean;
    readonly cancelLabel: string;
    readonly onCancel: () => void;
    readonly onInstructed: (orderNumber: string) => void;
  }) => {
    const { cannotSubmit } = store;
    const held = useDependencies().operations.whyHeldBack('money');
    const reload = usePageReload();
    const bounced = useBouncedEnter();
    useRunningStore(store);
    useEffect(() => reload.block(), [reload]);
    useReturnToTab(useCallback(() => store.reloadBeneficiaries(), [store]));
    const { store: kept, sub, intents } = useCorpay();
    const question = useMemo(
      () =>
        new RunOfOrderQuestion(() =>
          findOpenRunOfOrder(
            kept,
            `corpay.${sub}`,
            { number: store.deal.orderNumber, sell: store.deal.payment },
            intents.state.awaited.map((each) => each.orderNumber),
          ),
        ),
      [kept, sub, intents, store],
    );
    const submit = async (): Promise<void> => {
      if (!(await question.mayInstruct())) return;
      const orderNumber = await store.submit();
      if (orderNumber !== null) onInstructed(orderNumber);
    };
    return (
      <form
        className="instruct"
        // Read out where the focus goes on to what is still empty.
        aria-label={`Instruct deal ${store.deal.orderNumber}, which is booked`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Card
          title="Instruct Payment"
          news={
            <>
              <RunOfOrderNotice question={question} />
              <InstructFailures store={store} />
            </>
          }
          footer={
            <div className="deal-action" {...bounced.handlers}>
              <PrimaryButton
                submit
                wide
                busy={store.instructing.submitting || question.looking}
                note={bounced.note}
                does={store.sends}
                disabledReason={
                  held ??
                  (cannotSubmit === null
                    ? question.isOpen
                      ? 'Say first that you want to instruct this order here.'
                      : null
                    : cannotInstructMessage(cannotSubmit))
                }
              >
                Submit
              </PrimaryButton>
            </div>
          }
        >
          <div className="stack instruct-body" {...inFields}>
            <InstructFields
              store={store}
              choosesBeneficiary={choosesBeneficiary || store.filling.bookedBeneficiaryGone}
            />
          </div>
        </Card>
        <QuietButton look="plain" onPress={onCancel} disabled={store.instructing.submitting}>
          {cancelLabel}
        </QuietButton>
      </form>
    );
  },
);
