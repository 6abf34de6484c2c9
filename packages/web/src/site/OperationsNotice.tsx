import { observer } from 'mobx-react-lite';
import { useDependencies } from '../context/dependenciesContext.ts';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { Notice } from '../kit/notices/Notice.tsx';

/**
 * What the site tells everybody on a bad day, as a text (OPS-1). It comes at any time, so it stands where it moves nothing,
 * and whoever has read it closes it until the page is loaded again.
 */
export const OperationsNotice = observer(() => {
  const { operations } = useDependencies();
  if (operations.notice === null) return null;
  return (
    <Notice tone="warning">
      <div className="notice-closable">
        <p>{operations.notice}</p>
        <QuietButton look="plain" onPress={operations.closeNotice}>
          Close
        </QuietButton>
      </div>
    </Notice>
  );
});
