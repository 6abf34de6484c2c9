import { getLastFieldScrolledIntoView } from '../focus/scrollFieldIntoView.ts';
import { isField, isFocusFree } from '../focus/formFieldFocus.ts';

/** `over` is what sticks above the bars at the lower edge, so that it covers none of their buttons. */
type Edge = 'above' | 'below' | 'over';

const sticking: Readonly<Record<Edge, Set<HTMLElement>>> = {
  above: new Set(),
  below: new Set(),
  over: new Set(),
};

/** How far from its edge of the window something reaches while it sticks there; nothing where it only stands in the page. */
const reachOf = (edge: Edge, element: HTMLElement): number => {
  const style = getComputedStyle(element);
  const { height } = element.getBoundingClientRect();
  if (style.position !== 'sticky' || height === 0) return 0;
  const inset = parseFloat(edge === 'above' ? style.top : style.bottom);
  return (Number.isNaN(inset) ? 0 : inset) + height;
};

/** Between which heights of the window nothing was covered when that was measured last. */
let clear = { top: 0, bottom: 0 };

const coveredAt = (edge: Edge): number =>
  Math.ceil(Math.max(0, ...[...sticking[edge]].map((element) => reachOf(edge, element))));

const publish = (name: string, length: number): void =>
  document.documentElement.style.setProperty(name, `${String(length)}px`);

/** The page scrolls what has the focus clear of these (`scroll-padding` in base.css). */
const measure = (): void => {
  const bars = coveredAt('below');
  // First: it says where what sticks over the bars begins.
  publish('--bars-below', bars);
  const covered = { above: coveredAt('above'), below: Math.max(bars, coveredAt('over')) };
  clear = { top: covered.above, bottom: window.innerHeight - covered.below };
  for (const [edge, length] of Object.entries(covered)) publish(`--covered-${edge}`, length);
};

let planned = 0;

/** While a page is changed nothing is laid out for this: its next frame does so anyway. */
const measureInFrame = (): void => {
  cancelAnimationFrame(planned);
  planned = requestAnimationFrame(measure);
};

const everythingThatSticks = (): readonly HTMLElement[] =>
  Object.values(sticking).flatMap((elements) => [...elements]);

const isClearOf = (edges: readonly HTMLElement[], field: Element): boolean =>
  !edges.some((edge) => edge.contains(field));

/** The field in which somebody types or, while they are nowhere yet, that was brought into sight; null where it is itself in what sticks. */
const typedIn = (): Element | null => {
  const { activeElement } = document;
  const field = isField(activeElement)
    ? activeElement
    : isFocusFree(activeElement)
      ? getLastFieldScrolledIntoView()
      : null;
  const isTypedIn = field !== null && isClearOf(everythingThatSticks(), field);
  return isTypedIn ? field : null;
};

const show = (field: Element | null): void =>
  field?.scrollIntoView({ block: 'nearest', behavior: 'instant' });

/** Who types goes on seeing the field when what sticks grows over it; where they have scrolled away from it they stay. */
const keepTypedInSight = (): void => {
  const field = typedIn();
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  if (bottom > 0 && top < window.innerHeight) show(field);
};

const measureAgain = (): void => {
  measure();
  // In a frame of its own: what grows and what is scrolled would count as one movement of the page.
  requestAnimationFrame(keepTypedInSight);
};

/** In a window of another size they go on seeing a field that was whole and clear in the one before. */
const measureWindow = (): void => {
  const field = typedIn();
  const { top, bottom } = field?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
  const wasSeen = top >= clear.top && bottom <= clear.bottom;
  measure();
  if (wasSeen) requestAnimationFrame(() => show(field));
};

/** Where the page stood when the key went down that is being handled. */
let stoodAt: number | null = null;

const rememberPlace = (): void => {
  stoodAt = window.scrollY;
  window.setTimeout(() => {
    stoodAt = null;
  });
};

const scrollTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' });

const isInWindow = (element: HTMLElement): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= -1 && bottom <= window.innerHeight + 1;
};

/**
 * A key that leads into what sticks leaves the page where it is: a browser would scroll to where that stands while it
 * does not stick.
 */
const stayPut = ({ currentTarget }: FocusEvent): void => {
  if (stoodAt === null || !(currentTarget instanceof HTMLElement)) return;
  const scrolled = window.scrollY;
  if (scrolled === stoodAt) return;
  scrollTo(stoodAt);
  if (!isInWindow(currentTarget)) scrollTo(scrolled);
};

const sticksAt =
  (edge: Edge) =>
  (element: HTMLElement | null): (() => void) => {
    if (element === null) return () => undefined;
    const sizes = new ResizeObserver(measureAgain);
    sizes.observe(element);
    sticking[edge].add(element);
    window.addEventListener('resize', measureWindow);
    window.addEventListener('keydown', rememberPlace, true);
    element.addEventListener('focusin', stayPut);
    measureInFrame();
    return () => {
      sizes.disconnect();
      element.removeEventListener('focusin', stayPut);
      sticking[edge].delete(element);
      if (everythingThatSticks().length === 0) {
        window.removeEventListener('resize', measureWindow);
        window.removeEventListener('keydown', rememberPlace, true);
      }
      measureInFrame();
    };
  };

/** Refs of what may stick to the upper or the lower edge of the window, so that it never covers what has the focus. */
export const stickyTopRef = sticksAt('above');
export const stickyBottomRef = sticksAt('below');
/** The same of what sticks over the bars at the lower edge, `--bars-below` above it. */
export const stickyOverBarsRef = sticksAt('over');
