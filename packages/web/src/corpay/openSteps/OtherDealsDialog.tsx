import { otherDealsWords, type BookingIntent, type CandidateOrder } from '@fx-gateway/domain/corpay';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { CandidateFacts } from './CandidateFacts.tsx';

/** Names the orders that could be the lost booking, before they are taken for other deals. */
export const OtherDealsDialog = ({
  intent,
  open,
  orders,
  onConfirm,
  onCancel,
}: {
  readonly intent: BookingIntent;
  readonly open: boolean;
  readonly orders: readonly CandidateOrder[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}) => {
  const { question, why, yes } = otherDealsWords(orders.length, intent);
  return (
    <ConfirmDialog
      open={open}
      advised="cancel"
      title={question}
      confirmLabel={yes}
      cancelLabel="Go back"
      onCancel={onCancel}
      onConfirm={onConfirm}
    >
      <div className="stack">
        <ul className="candidates">
          {orders.map((order) => (
            <li className="candidate candidate-read" key={order.ordNum}>
              <CandidateFacts order={order} />
            </li>
          ))}
        </ul>
        <p>{why}</p>
      </div>
    </ConfirmDialog>
  );
};
