import { observer } from 'mobx-react-lite';
import { useCorpay } from '../scope/corpayContext.ts';

type Left = {
  readonly orderNumber: string;
  /** What was filled in does not come back with the form. */
  readonly loses?: boolean;
};

/** What leaving the instruct step means for the deal (S-48), and for what was filled in. */
export const StaysBooked = observer(({ orderNumber, loses = false }: Left) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? (
    <p>
      Your instruction of deal {orderNumber} may be on its way, and leaving does not take it back. This device
      goes on finding out what became of it. You find the deal under Past Orders.
    </p>
  ) : (
    <p>
      Deal {orderNumber} stays booked and has to be settled. You find it under Past Orders, where you can
      instruct its payment at any time.{loses ? ' What you filled in here is not kept.' : ''}
    </p>
  ),
);
