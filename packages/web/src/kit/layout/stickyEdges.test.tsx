import { fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { stickyStage } from '../../../test/stickyStage.ts';
import { stickyTopRef, stickyBottomRef, stickyOverBarsRef } from './stickyEdges.ts';

const { stage, nextFrame, place, stick, tabInto } = stickyStage();

const covered = () =>
  ['above', 'below'].map((edge) => document.documentElement.style.getPropertyValue(`--covered-${edge}`));

describe('what sticks to an edge of the window', () => {
  it('covers the page as far as the tallest reaches, whole pixels, with its distance from the edge', () => {
    stick(stickyTopRef, 'position: sticky; top: 0px', 40);
    stick(stickyTopRef, 'position: sticky; top: 10px', 30.2);
    stick(stickyBottomRef, 'position: sticky; bottom: 5px', 50);
    nextFrame();
    expect(covered()).toEqual(['41px', '55px']);
  });

  it('tells what comes over the bars of the lower edge where these end, and covers the page as far as both reach', () => {
    stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
    const notices = stick(stickyOverBarsRef, 'position: sticky; bottom: 66px', 0);
    nextFrame();
    expect(covered()).toEqual(['0px', '50px']);
    expect(document.documentElement.style.getPropertyValue('--bars-below')).toBe('50px');
    notices.getBoundingClientRect = () => new DOMRect(0, 0, 100, 30);
    stage.resized.at(-1)?.();
    expect(covered()).toEqual(['0px', '96px']);
    expect(document.documentElement.style.getPropertyValue('--bars-below')).toBe('50px');
  });

  it('covers nothing where it only stands in the page', () => {
    stick(stickyTopRef, 'position: static; top: 10px', 300);
    stick(stickyBottomRef, 'position: sticky', 20);
    nextFrame();
    expect(covered()).toEqual(['0px', '20px']);
  });

  it('covers nothing any more once it is gone', () => {
    const gone = stickyTopRef(place('position: sticky; top: 0px', 40));
    nextFrame();
    expect(covered()[0]).toBe('40px');
    gone();
    nextFrame();
    expect(covered()[0]).toBe('0px');
    expect(stage.resized).toEqual([]);
  });

  it('is measured once a frame, and again when it or the window changes its size', () => {
    const bar = stick(stickyTopRef, 'position: sticky; top: 0px', 40);
    stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50);
    expect(stage.frames.size).toBe(1);
    nextFrame();
    expect(stage.watched).toContain(bar);
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 100, 90);
    stage.resized[0]?.();
    expect(covered()[0]).toBe('90px');
    bar.getBoundingClientRect = () => new DOMRect(0, 0, 100, 70);
    fireEvent(window, new Event('resize'));
    expect(covered()[0]).toBe('70px');
    nextFrame();
    stick(stickyTopRef, 'position: sticky; top: 0px', 95);
    nextFrame();
    expect(covered()[0]).toBe('95px');
  });

  it('that is not there yet is nothing to measure', () => {
    stickyTopRef(null)();
    expect(stage.frames.size).toBe(0);
  });
});

describe('a key that leads into what sticks', () => {
  it('leaves the page where it is', () => {
    vi.useFakeTimers();
    stage.scrollY = 900;
    const footer = stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550);
    tabInto(footer, 2_000);
    expect([stage.scrolledTo, stage.scrollY]).toEqual([[900], 900]);
  });

  it('lets the page scroll where it would not be seen otherwise', () => {
    vi.useFakeTimers();
    stage.scrollY = 900;
    for (const top of [-2, 552]) {
      stage.scrolledTo = [];
      stage.scrollY = 900;
      const out = stick(stickyBottomRef, 'position: static', 50, [], top);
      tabInto(out, 2_000);
      expect(stage.scrolledTo).toEqual([900, 2_000]);
    }
  });

  it('moves nothing where the browser did not scroll', () => {
    vi.useFakeTimers();
    stage.scrollY = 900;
    tabInto(stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550), 900);
    expect(stage.scrolledTo).toEqual([]);
  });

  it('is over with its own moment: a press of the mouse later may scroll', () => {
    vi.useFakeTimers();
    stage.scrollY = 900;
    const footer = stick(stickyBottomRef, 'position: sticky; bottom: 0px', 50, [], 550);
    fireEvent.keyDown(document.body, { key: 'Tab' });
    vi.advanceTimersByTime(1);
    stage.scrollY = 2_000;
    fireEvent.focusIn(footer);
    expect(stage.scrolledTo).toEqual([]);
  });

  it('is followed no more once nothing sticks', () => {
    vi.useFakeTimers();
    stage.scrollY = 900;
    const footer = place('position: sticky; bottom: 0px', 50, [], 550);
    const [first, second] = [stickyBottomRef(footer), stickyTopRef(place('position: sticky', 10))];
    const removed = vi.spyOn(window, 'removeEventListener');
    second();
    expect(removed).not.toHaveBeenCalled();
    first();
    expect(removed.mock.calls.map(([type]) => type)).toEqual(['resize', 'keydown']);
    tabInto(footer, 2_000);
    expect(stage.scrolledTo).toEqual([]);
  });
});
