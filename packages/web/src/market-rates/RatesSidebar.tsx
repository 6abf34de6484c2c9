import { Cross } from '@blueprintjs/icons';
import { ratesPanelTexts } from '@fx-gateway/domain/market-rates/ratesPanelTexts.ts';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useDependencies } from '../context/dependenciesContext.ts';
import { Sidebar } from '../kit/dialogs/Sidebar.tsx';
import { QuietButton } from '../kit/buttons/QuietButton.tsx';
import { useConnectionChanges } from '../fetching/useConnectionChanges.ts';
import { usePageVisibility } from '../quoting/usePageVisibility.ts';
import { useCloseOnBack } from '../routing/useCloseOnBack.ts';
import { useSession } from '../session/sessionContext.ts';
import { useRates } from './ratesContext.ts';
import { RatesContent } from './RatesContent.tsx';
import { OpenRatesButton } from './OpenRatesButton.tsx';
import { useIsWideEnoughForRates } from './useIsWideEnoughForRates.ts';
import './RatesSidebar.css';

/** The pages come first: the panel and its calls wait this long. */
const afterPageMs = 400;

const useAfterPage = (): boolean => {
  const { timers } = useDependencies();
  const [after, setAfter] = useState(false);
  useEffect(() => timers.after(afterPageMs, () => setAfter(true)), [timers]);
  return after;
};

/** The rates rest while the page is out of sight or locked, and hear that the connection is back. */
const useRestingRates = (): void => {
  const rates = useRates();
  const { locked } = useSession();
  usePageVisibility(useCallback((visible) => rates.show(visible && !locked), [rates, locked]));
  useConnectionChanges(
    useCallback(
      (there) => {
        if (there) rates.connectionBack();
      },
      [rates],
    ),
  );
};

/**
 * The market rates on the right of every signed-in page (SHELL-11, RATE-1). Where there is room they stand beside the
 * page and can be folded away; elsewhere they are folded and slide over it.
 */
export const RatesSidebar = observer(() => {
  useRestingRates();
  const beside = useIsWideEnoughForRates();
  const ready = useAfterPage();
  const [folded, setFolded] = useState(false);
  const [over, setOver] = useState(false);
  const close = (): void => setOver(false);
  useCloseOnBack(over && !beside, close);
  if (beside && !folded)
    return (
      <aside className="rates-side" aria-label={ratesPanelTexts.title}>
        <div className="rates-side-top">
          <h2 className="rates-title">{ratesPanelTexts.title}</h2>
          <QuietButton
            look="plain"
            label={`Fold ${ratesPanelTexts.title}`}
            expanded
            onPress={() => setFolded(true)}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
              <path d="m6 3.5 4.5 4.5L6 12.5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
          </QuietButton>
        </div>
        {ready ? <RatesContent /> : null}
      </aside>
    );
  return (
    <aside className="rates-rail" aria-label={ratesPanelTexts.title}>
      <OpenRatesButton onOpen={() => (beside ? setFolded(false) : setOver(true))} />
      <Sidebar
        open={over && !beside}
        label={ratesPanelTexts.title}
        side="right"
        width="20rem"
        className="rates-drawer"
        onClose={close}
      >
        <div className="rates-side-top">
          <h2 className="rates-title">{ratesPanelTexts.title}</h2>
          <QuietButton look="plain" label={`Close ${ratesPanelTexts.title}`} onPress={close}>
            <Cross size={20} />
          </QuietButton>
        </div>
        <RatesContent />
      </Sidebar>
    </aside>
  );
});
