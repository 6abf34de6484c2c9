import { observer } from 'mobx-react-lite';
import { useCorpay } from '../scope/corpayContext.ts';

/** What leaving the instruct step means for the deal (S-48). */
export const StaysBooked = observer(({ orderNumber }: { readonly orderNumber: string }) =>
  useCorpay().intents.instructionUnderWay(orderNumber) ? (
    <p>
      Your instruction of deal {orderNumber} may be on its way, and leaving does not take it back. This device
      goes on finding out what became of it. You find the deal under Past Orders.
    </p>
  ) : (
    <p>
      Deal {orderNumber} stays booked and has to be settled. You find it under Past Orders, where you can
      instruct its payment at any time.
    </p>
  ),
);
