import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { useVirtualRows } from './useVirtualRows.tsx';

let scrolled = 0;
let rowHeight = 0;

/** As a browser lays it out: the table begins where the page does, and its rows are equally high. */
const laidOut = function (this: Element): DOMRect {
  const top = this instanceof HTMLTableSectionElement ? -scrolled : 0;
  return new DOMRect(0, top, 1_000, this instanceof HTMLTableRowElement ? rowHeight : 0);
};

beforeEach(() => {
  scrolled = 0;
  rowHeight = 50;
  vi.stubGlobal('innerHeight', 500);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(laidOut);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const Names = ({ count }: { readonly count: number }) => {
  const { table, draw } = useVirtualRows(count);
  return (
    <>
      <table ref={table}>
        <tbody>
          {draw(span(0, count), (index) => (
            <tr aria-rowindex={index + 2} key={index}>
              <td>
                <button>{`Name ${String(index)}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <button>Elsewhere</button>
    </>
  );
};

const at = (key: string, count: number) => (
  <MemoryRouter initialEntries={[{ pathname: '/', key }]}>
    <Names count={count} />
  </MemoryRouter>
);

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, row) => from + row);
const drawn = () =>
  [...document.querySelectorAll('[aria-rowindex]')].map(
    (row) => Number(row.getAttribute('aria-rowindex')) - 2,
  );
/** How high what stands for rows is, one after the other. */
const gaps = () => [...document.querySelectorAll<HTMLElement>('.row-gap')].map(({ style }) => style.height);

const scrollTo = (top: number): void => {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
};
const focus = (name: string): void => act(() => screen.getByText(name).focus());

let places = 0;
const show = (count: number) => {
  places += 1;
  return render(at(`place ${String(places)}`, count));
};

describe('the rows of a long table that are drawn', () => {
  it('are those in sight with some before and after them, and the others keep their place', () => {
    show(1_000);
    expect(drawn()).toEqual(span(0, 24));
    scrollTo(5_000);
    expect(drawn()).toEqual(span(88, 128));
    expect(gaps()).toEqual(['4400px', '43600px']);
    scrollTo(1_000_000);
    expect(drawn()).toEqual(span(984, 1_000));
    expect(gaps()).toEqual(['49200px']);
  });

  it('are as many as fit when the window grows', () => {
    show(1_000);
    vi.stubGlobal('innerHeight', 2_000);
    act(() => void fireEvent(window, new Event('resize')));
    expect(drawn()).toEqual(span(0, 56));
  });

  it('count with an assumed height until one was laid out', () => {
    rowHeight = 0;
    show(1_000);
    expect(drawn().length).toBeGreaterThanOrEqual(500 / 56);
    rowHeight = 40;
    scrollTo(400);
    expect(gaps()).toEqual([`${String((1_000 - drawn().length) * 40)}px`]);
  });

  it('have the last one among them where rows became lower since they were drawn, as those whose mistakes were mended', () => {
    vi.stubGlobal('innerHeight', 900);
    rowHeight = 90;
    show(18);
    expect(drawn()).toEqual(span(0, 17));
    rowHeight = 56;
    scrollTo(142);
    expect(drawn()).toEqual(span(0, 18));
  });

  it('are drawn anew only where scrolling brings others into sight', () => {
    const drawnAnew = vi.fn();
    render(
      <Profiler id="names" onRender={drawnAnew}>
        {at('profiled', 1_000)}
      </Profiler>,
    );
    scrollTo(5_050);
    drawnAnew.mockClear();
    scrollTo(5_100);
    expect(drawnAnew).not.toHaveBeenCalled();
    scrollTo(5_700);
    expect(drawnAnew).toHaveBeenCalled();
    expect(drawn()).toEqual(span(96, 144));
  });

  it('are all of a short table, and none of an empty one', () => {
    const { rerender } = render(at('short', 3));
    expect([drawn(), gaps()]).toEqual([[0, 1, 2], []]);
    rerender(at('short', 0));
    expect([drawn(), gaps()]).toEqual([[], []]);
  });

  it('are the last ones of a table that became shorter than where it was scrolled to', () => {
    const { rerender } = render(at('shorter', 1_000));
    scrollTo(5_000);
    rerender(at('shorter', 40));
    expect(drawn().at(-1)).toBe(39);
  });

  it('are all on paper, and after it those in sight', () => {
    show(300);
    act(() => void fireEvent(window, new Event('beforeprint')));
    expect([drawn(), gaps()]).toEqual([span(0, 300), []]);
    act(() => void fireEvent(window, new Event('afterprint')));
    expect(drawn()).toEqual(span(0, 24));
  });

  it('are at once as they were left for whoever comes back to this place of the history', () => {
    const { unmount } = render(at('left', 1_000));
    scrollTo(5_000);
    unmount();
    rowHeight = 0;
    const again = render(at('left', 1_000));
    expect([drawn(), gaps()]).toEqual([span(88, 128), ['4400px', '43600px']]);
    again.unmount();
    scrolled = 0;
    render(at('another', 1_000));
    expect(drawn()[0]).toBe(0);
  });
});

describe('the row that has the focus', () => {
  it('stays with some around it while the page is scrolled away, and goes with the focus', () => {
    show(1_000);
    focus('Name 3');
    scrollTo(5_000);
    expect(drawn()).toEqual([...span(0, 16), ...span(88, 128)]);
    expect(gaps()).toEqual(['3600px', '43600px']);
    focus('Name 15');
    expect(drawn()).toEqual([...span(3, 28), ...span(88, 128)]);
    expect(gaps()[0]).toBe('150px');
    focus('Elsewhere');
    expect(drawn()).toEqual(span(88, 128));
  });

  it('is there until the focus has come: on the way from row to row none is taken away', () => {
    show(1_000);
    focus('Name 3');
    scrollTo(5_000);
    const [from, to] = ['Name 3', 'Name 15'].map((name) => screen.getByText(name));
    act(() => void fireEvent.focusOut(from ?? document.body, { relatedTarget: to }));
    expect(drawn()).toContain(15);
    act(() => void fireEvent.focusOut(to ?? document.body, { relatedTarget: null }));
    expect(drawn()).toEqual(span(88, 128));
  });
});

it('a table that is gone listens to nothing any more', () => {
  const listening = new Map<string, number>();
  const count = (type: string, by: number) => listening.set(type, (listening.get(type) ?? 0) + by);
  const { addEventListener, removeEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((...given: Parameters<typeof addEventListener>) => {
    count(given[0], 1);
    addEventListener.apply(window, given);
  });
  vi.spyOn(window, 'removeEventListener').mockImplementation(
    (...given: Parameters<typeof removeEventListener>) => {
      count(given[0], -1);
      removeEventListener.apply(window, given);
    },
  );
  const { unmount } = show(1_000);
  expect([listening.get('scroll'), listening.get('resize')]).toEqual([1, 1]);
  unmount();
  expect([listening.get('scroll'), listening.get('resize')]).toEqual([0, 0]);
});
