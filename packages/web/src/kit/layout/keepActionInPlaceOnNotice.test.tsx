import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Card } from './Card.tsx';

let scrolled = 0;
/** Where the card ends in the window without news. */
let cardEnd = 0;
const newsHeight = 150;
const heightOfNews = (): number => (document.querySelector('.card-news > *') === null ? 0 : newsHeight);

beforeEach(() => {
  scrolled = 0;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => {
    const bottom = cardEnd - scrolled + heightOfNews();
    return { bottom } as DOMRect;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(heightOfNews);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const card = (news: string | null) => (
  <Card footer={<button type="button">Book Deal</button>} news={news === null ? null : <p>{news}</p>}>
    Amounts
  </Card>
);
const footer = (): HTMLElement => {
  const found = screen.getByRole('button').closest<HTMLElement>('.card-footer');
  if (found === null) throw new Error('The button stands in no footer.');
  return found;
};
const edge = () => footer().style.getPropertyValue('--card-edge');
const place = () => footer().dataset['news'] ?? 'above';

/** News that come while the card ends there in the window. */
const refusedAt = async (end: number) => {
  cardEnd = end;
  const { rerender } = render(card(null));
  const become = (news: string | null) => act(async () => rerender(card(news)));
  await become('The limit is reached.');
  return { become };
};

describe('what comes beside an action on a phone', () => {
  it('stands above the action while that sticks to the edge of the window, which it leaves where it is', async () => {
    await refusedAt(801);
    expect([place(), edge()]).toEqual(['above', '']);
  });

  it.each([
    [650, '0px'],
    [651, '-1px'],
    [688, '-38px'],
  ])(
    'comes below an action that stands in the page, and may reach out of the window: ends at %i',
    async (end, at) => {
      await refusedAt(end);
      expect([place(), edge()]).toEqual(['below', at]);
    },
  );

  it('stands above it where nobody would see it below, and the action sticks where it stands', async () => {
    await refusedAt(689);
    expect([place(), edge()]).toEqual(['above', '111px']);
  });

  it('leaves the action to the edge of the window again as soon as the page is scrolled, and stays on its side', async () => {
    await refusedAt(688);
    scrolled = 1;
    fireEvent.scroll(window);
    expect(edge()).toBe('-38px');
    scrolled = 2;
    fireEvent.scroll(window);
    expect([place(), edge()]).toEqual(['below', '']);
  });

  it('stays on its side while its words change, and is forgotten with the last of it', async () => {
    const { become } = await refusedAt(600);
    cardEnd = 801;
    await become('Nothing answered.');
    expect(place()).toBe('below');
    await become(null);
    expect([place(), edge()]).toEqual(['above', '']);
    await become('The limit is reached.');
    expect(place()).toBe('above');
  });

  it('stands above it where it was there before the page was seen', () => {
    cardEnd = 600;
    render(card('The limit is reached.'));
    expect([place(), edge()]).toEqual(['above', '']);
  });
});
