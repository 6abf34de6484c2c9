import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRunning } from '../../calls/useRunning.ts';
import { useConnectionBack } from '../../quoting/useConnectionBack.ts';
import { usePageVisibility } from '../../quoting/usePageVisibility.ts';
import { usePageReload } from '../../reload/reloadContext.ts';
import { paths } from '../../routing/paths.ts';
import { useOfx } from '../scope/ofxContext.ts';
import { DealForm } from './DealForm.tsx';
import { NextSteps } from './NextSteps.tsx';
import '../../quoting/DealPage.css';

/** Book A Deal (OFX-QUOTE-1). */
export const DealPage = observer(() => {
  const { quote, deals, session } = useOfx();
  const reload = usePageReload();
  const { typed } = quote;
  useRunning(session.beneficiaries);
  useRunning(deals);
  useRunning(quote);
  usePageVisibility(useCallback((visible) => quote.handle(visible ? 'page-shown' : 'page-hidden'), [quote]));
  useConnectionBack(useCallback(() => quote.handle('connection-came'), [quote]));
  useEffect(() => (typed ? reload.block() : undefined), [typed, reload]);
  const navigate = useNavigate();
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  /** To the deal (OFX-DEAL-2); a user who is on another page by now stays there, and the list shows it. */
  const handleBooked = (dealId: string): void => {
    if (here.current) void navigate(paths.gateway.deal(dealId, { success: true }));
  };
  return (
    <div className="deal-page">
      <DealForm onBooked={({ dealId }) => handleBooked(dealId)} />
      <NextSteps />
    </div>
  );
});
