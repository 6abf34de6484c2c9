import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../account/accountContext.ts';
import { Wordmark } from '../branding/Wordmark.tsx';
import { useDependencies } from '../context/dependenciesContext.ts';
import './PrintHead.css';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** What every page begins with on paper: whose service it is, for which organization, and printed on which day. */
export const PrintHead = observer(() => {
  const { clock } = useDependencies();
  const { account } = useAccount();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    // The page may have been open since yesterday.
    const handlePrint = (): void => flushSync(() => setNow(clock.now()));
    globalThis.addEventListener('beforeprint', handlePrint);
    return () => globalThis.removeEventListener('beforeprint', handlePrint);
  }, [clock]);
  return (
    <div className="print-head">
      <Wordmark />
      <p>
        <strong>{account?.settings?.orgName}</strong>
        <span>{day.format(now)}</span>
      </p>
    </div>
  );
});
