import { observer } from 'mobx-react-lite';
import { useCorpay } from '../stores/corpayContext.ts';

type Left = {
  readonly orderNumber: string;
  /** What becomes of what was filled in; absent where nothing was. */
  readonly filledIn?: 'lost' | 'kept';
};

const filledInMessages = {
  lost: ' What you filled in here is not kept.',
  kept: ' What you filled in here waits under Book A Deal.',
} as const;

/** What leaving the instruct step means for the deal (S-48), and for what was filled in. */
export const DealStaysBookedNote = observer(({ orderNumber, filledIn }: Left) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? (
    <p>
      Your instruction of deal {orderNumber} may be on its way, and leaving does not take it back. This device
      goes on finding out what became of it. You find the deal under Past Orders.
    </p>
  ) : (
    <p>
      Deal {orderNumber} stays booked and has to be settled. You find it under Past Orders, where you can
      instruct its payment at any time.{filledIn === undefined ? '' : filledInMessages[filledIn]}
    </p>
  ),
);
