import { observer } from 'mobx-react-lite';
import { useDependencies } from '../context/dependenciesContext.ts';
import { Notice } from '../kit/notices/Notice.tsx';

/** What the site tells everybody on a bad day, as a text (OPS-1). */
export const OperationsNotice = observer(() => {
  const { notice } = useDependencies().operations.now;
  return notice === undefined ? null : <Notice tone="warning">{notice}</Notice>;
});
