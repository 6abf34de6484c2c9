import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useVirtualRows } from './useVirtualRows.ts';

let scrolled = 0;
let rowHeight = 0;

/** As a browser lays it out: the table begins where the page does, and its rows are equally high. */
const laidOut = function (this: Element): DOMRect {
  const top = this instanceof HTMLTableSectionElement ? -scrolled : 0;
  return new DOMRect(0, top, 0, this instanceof HTMLTableRowElement ? rowHeight : 0);
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
  const { table, rows, skippedAtEnd, rowHeight: height } = useVirtualRows(count);
  return (
    <>
      <table ref={table}>
        <tbody>
          {rows.map(({ index, skipped }) => (
            <tr data-index={index} data-skipped={skipped} key={index}>
              <td>
                <button>{`Name ${String(index)}`}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <output>{`${String(skippedAtEnd)} after, ${String(height)} high`}</output>
      <button>Elsewhere</button>
    </>
  );
};

const span = (from: number, to: number) => Array.from({ length: to - from }, (_, row) => from + row);
const drawnRows = () => [...document.querySelectorAll('[data-index]')];
const drawn = () => drawnRows().map((row) => Number(row.getAttribute('data-index')));
const skippedBefore = (index: number) =>
  Number(document.querySelector(`[data-index="${String(index)}"]`)?.getAttribute('data-skipped'));
const said = () => document.querySelector('output')?.textContent;

const scrollTo = (top: number): void => {
  scrolled = top;
  act(() => void fireEvent.scroll(window));
};
const focus = (name: string): void => act(() => screen.getByText(name).focus());

describe('the rows of a long table that are drawn', () => {
  it('are those in sight with ten before and after them, and the others keep their place', () => {
    render(<Names count={1_000} />);
    expect(drawn()).toEqual(span(0, 20));
    scrollTo(5_000);
    expect(drawn()).toEqual(span(90, 120));
    expect([skippedBefore(90), skippedBefore(91), said()]).toEqual([90, 0, '880 after, 50 high']);
    scrollTo(1_000_000);
    expect(drawn()).toEqual(span(990, 1_000));
    expect(said()).toBe('0 after, 50 high');
  });

  it('are as many as fit when the window grows', () => {
    render(<Names count={1_000} />);
    vi.stubGlobal('innerHeight', 2_000);
    act(() => void fireEvent(window, new Event('resize')));
    expect(drawn()).toEqual(span(0, 50));
  });

  it('count with an assumed height until one was laid out', () => {
    rowHeight = 0;
    render(<Names count={1_000} />);
    expect(said()).toContain('56 high');
    rowHeight = 40;
    scrollTo(400);
    expect(said()).toContain('40 high');
    rowHeight = 0;
    scrollTo(800);
    expect(said()).toContain('40 high');
  });

  it('are drawn anew only where scrolling brings others into sight', () => {
    const drawnAnew = vi.fn();
    render(
      <Profiler id="names" onRender={drawnAnew}>
        <Names count={1_000} />
      </Profiler>,
    );
    scrollTo(5_050);
    scrollTo(5_060);
    drawnAnew.mockClear();
    scrollTo(5_100);
    expect(drawnAnew).not.toHaveBeenCalled();
    scrollTo(5_300);
    expect(drawnAnew).toHaveBeenCalledOnce();
    expect(drawn()).toEqual(span(95, 130));
  });

  it('are all of a short table, and none of an empty one', () => {
    const { rerender } = render(<Names count={3} />);
    expect([drawn(), said()]).toEqual([[0, 1, 2], '0 after, 50 high']);
    rerender(<Names count={0} />);
    expect([drawnRows(), said()]).toEqual([[], '0 after, 50 high']);
  });

  it('are the last ones of a table that became shorter than where it was scrolled to', () => {
    const { rerender } = render(<Names count={1_000} />);
    scrollTo(5_000);
    rerender(<Names count={40} />);
    expect(drawn()).toEqual(span(30, 40));
  });
});

describe('the row that has the focus', () => {
  it('stays with ten around it while the page is scrolled away, and goes with the focus', () => {
    render(<Names count={1_000} />);
    focus('Name 3');
    scrollTo(5_000);
    expect(drawn()).toEqual([...span(0, 14), ...span(90, 120)]);
    expect([skippedBefore(0), skippedBefore(90)]).toEqual([0, 76]);
    focus('Name 13');
    expect(drawn()).toEqual([...span(3, 24), ...span(90, 120)]);
    expect(skippedBefore(3)).toBe(3);
    focus('Elsewhere');
    expect(drawn()).toEqual(span(90, 120));
  });

  it('is there until the focus has come: on the way from row to row none is taken away', () => {
    render(<Names count={1_000} />);
    focus('Name 3');
    scrollTo(5_000);
    const [from, to] = ['Name 3', 'Name 13'].map((name) => screen.getByText(name));
    act(() => void fireEvent.focusOut(from ?? document.body, { relatedTarget: to }));
    expect(drawn()).toContain(13);
    act(() => void fireEvent.focusOut(to ?? document.body, { relatedTarget: null }));
    expect(drawn()).toEqual(span(90, 120));
  });

  it('is drawn once where it is in sight anyhow', () => {
    render(<Names count={1_000} />);
    focus('Name 15');
    expect(drawn()).toEqual(span(0, 26));
  });

  it('is looked for no more in a table that became shorter', () => {
    const { rerender } = render(<Names count={1_000} />);
    scrollTo(5_000);
    focus('Name 100');
    rerender(<Names count={100} />);
    expect(drawn()).toEqual(span(90, 100));
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
  const { unmount } = render(<Names count={1_000} />);
  expect([listening.get('scroll'), listening.get('resize')]).toEqual([1, 1]);
  unmount();
  expect([listening.get('scroll'), listening.get('resize')]).toEqual([0, 0]);
});
