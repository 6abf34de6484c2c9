import { observer } from 'mobx-react-lite';
import { useRunning } from '../../calls/useRunning.ts';
import { Notice } from '../../kit/notices/Notice.tsx';
import { useCorpay } from '../scope/corpayContext.ts';

/** Says before the press that the same was booked in the last seven days, or that this could not be checked. */
export const SameBookedNote = observer(() => {
  const { sameBooked } = useCorpay();
  useRunning(sameBooked);
  return sameBooked.words === null ? null : (
    <Notice tone="warning">
      <p>{sameBooked.words}</p>
    </Notice>
  );
});
