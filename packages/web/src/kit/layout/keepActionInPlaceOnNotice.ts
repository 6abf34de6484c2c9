/** Less of a notice than this, in pixels, is not seen by whoever looks at the action above it. */
const leastSeen = 112;

const gapOf = (news: HTMLElement): number => parseFloat(getComputedStyle(news).rowGap) || 0;

/**
 * What comes by itself beside an action of a card does not move the action under the finger. Where that sticks to the edge of
 * the window, news stand above it and grow upwards. Where it stands in the page they come below it, if enough of them is
 * seen there; the edge it sticks to is set so that it stays where it is until the page is scrolled.
 */
export const keepActionInPlaceOnNotice = (news: HTMLElement | null): (() => void) => {
  const footer = news?.closest<HTMLElement>('.card-footer') ?? null;
  const card = footer?.closest<HTMLElement>('.card') ?? null;
  if (news === null || footer === null || card === null) return () => undefined;
  let stoodAt = 0;
  const stickAtEdge = (): void => {
    window.removeEventListener('scroll', whenScrolled);
    footer.style.removeProperty('--card-edge');
  };
  const whenScrolled = (): void => {
    if (Math.abs(window.scrollY - stoodAt) > 1) stickAtEdge();
  };
  const come = (): void => {
    // Where the footer ends while it does not stick.
    const bottom = card.getBoundingClientRect().bottom - card.clientTop;
    const before = bottom - news.offsetHeight - gapOf(news);
    const room = window.innerHeight - before;
    if (room < 0) return;
    const below = room >= Math.min(leastSeen, bottom - before);
    if (below) footer.dataset['news'] = 'below';
    footer.style.setProperty(
      '--card-edge',
      `${String(below ? Math.min(0, window.innerHeight - bottom) : room)}px`,
    );
    stoodAt = window.scrollY;
    window.addEventListener('scroll', whenScrolled, { passive: true });
  };
  let isThere = news.childElementCount > 0;
  const changes = new MutationObserver(() => {
    const was = isThere;
    isThere = news.childElementCount > 0;
    if (isThere && !was) come();
    if (isThere || !was) return;
    delete footer.dataset['news'];
    stickAtEdge();
  });
  changes.observe(news, { childList: true });
  return () => {
    changes.disconnect();
    window.removeEventListener('scroll', whenScrolled);
  };
};
