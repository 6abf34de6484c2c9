/** The place of the current entry in the history, as the router counts it; null in an entry of another application. */
const placeInHistory = (): number | null => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number'
    ? state.idx
    : null;
};

/**
 * What keeps the page where it is when the user goes back or forth: the router never sees it, and the history
 * moves back to where it was, however often they press.
 */
export const makeStayOnPageHandler = (ask: (steps: number) => void): ((event: PopStateEvent) => void) => {
  const { pathname } = location;
  let here = placeInHistory();
  return (event) => {
    const place = placeInHistory();
    if (location.pathname === pathname) {
      // The page itself: moved back to, or another place of it.
      here = place ?? here;
      return;
    }
    if (here === null || place === null) return;
    event.stopImmediatePropagation();
    ask(place - here);
    history.go(here - place);
  };
};
