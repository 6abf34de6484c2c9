import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { showLostScriptMessage } from './showLostScriptMessage.ts';

beforeAll(() => showLostScriptMessage(window));
afterEach(cleanup);

const lose = (name: 'img' | 'script'): void => {
  const lost = document.createElement(name);
  document.body.append(lost);
  lost.dispatchEvent(new Event('error'));
  lost.remove();
};

const words = (): string | null => screen.getByRole('status').textContent;

it('an application whose first script is lost says so in place of Loading, and of nothing else', () => {
  render(
    <div id="root">
      <output className="starting">Loading...</output>
    </div>,
  );
  lose('img');
  expect(words()).toBe('Loading...');
  lose('script');
  expect(words()).toBe('This page could not be loaded. Check your connection and reload it.');
});

it('a script that is lost later is told by the application', () => {
  render(
    <div id="root">
      <main>Book A Deal</main>
    </div>,
  );
  lose('script');
  expect(screen.getByRole('main').textContent).toBe('Book A Deal');
});
