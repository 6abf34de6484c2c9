import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ConfirmDialog } from '../../kit/dialogs/ConfirmDialog.tsx';
import { usePageReload } from '../../reload/reloadContext.ts';
import { useLeaveGuard } from '../../unsaved-changes/useLeaveGuard.ts';
import { useAdministration } from '../administrationContext.ts';

/** Asks before an administrator leaves while a change is on its way: it may be made all the same. */
export const LeaveChangeDialog = observer(() => {
  const reload = usePageReload();
  const isUnderWay = useAdministration().underWay > 0;
  const guard = useLeaveGuard(isUnderWay);
  useEffect(() => (isUnderWay ? reload.block() : undefined), [reload, isUnderWay]);
  // What came of it is known by now, and the question would stand before it.
  const isOver = guard.asking && !isUnderWay;
  const { stay } = guard;
  useEffect(() => {
    if (isOver) stay();
  }, [isOver, stay]);
  return (
    <ConfirmDialog
      open={guard.asking && isUnderWay}
      advised="cancel"
      title="A change is on its way"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <p>Leaving does not stop it: it may be made. Stay to see what came of it.</p>
    </ConfirmDialog>
  );
});
