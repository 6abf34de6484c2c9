import { observer } from 'mobx-react-lite';
import { Notice } from '../kit/notices/Notice.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { usePageReload } from '../reload/reloadContext.ts';

/** A reload that waits for a form: the user decides when. */
export const ReloadNotice = observer(() => {
  const reload = usePageReload();
  if (!reload.waiting) return null;
  return (
    <Notice tone="warning" title="This page needs to be loaded again.">
      <p>What you typed is still here; it is gone after the reload.</p>
      <div className="notice-next">
        <QuietButton onPress={reload.now}>Reload now</QuietButton>
      </div>
    </Notice>
  );
});
