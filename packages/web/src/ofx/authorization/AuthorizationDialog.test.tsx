import { failed } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { authorizationRequired, ofxPayee, openOfxScope } from '../../../test/fakeOfx.ts';
import { AuthorizationRequired } from './AuthorizationRequired.tsx';

afterEach(cleanup);

const Address = () => {
  const { pathname, hash } = useLocation();
  return <p data-testid="address">{pathname + hash}</p>;
};

const openAt = async (address: string, { refused = true, typed = false } = {}) => {
  const opened = openOfxScope();
  const { scope, answers, time } = opened;
  const { renew } = answers;
  if (refused) answers.renew = async () => failed(authorizationRequired);
  scope.session.start();
  await time.advance(0);
  if (typed) scope.quote.send({ type: 'beneficiaries-chosen', beneficiaries: [ofxPayee('b1', 'Thalassa')] });
  render(
    <MemoryRouter initialEntries={[address]}>
      <AuthorizationRequired session={scope.session} />
      <Address />
    </MemoryRouter>,
  );
  await act(async () => time.advance(0));
  return { ...opened, authorizeElsewhere: () => (answers.renew = renew) };
};

const dashboard = '/secure/fxgateway/dashboard';

describe('the modal where something is typed', () => {
  it('opens a new tab for the way to the partner, and says that what was typed stays', async () => {
    const { left, time, scope } = await openAt(dashboard, { typed: true });
    expect(screen.getByRole('dialog').textContent).toContain('What you typed stays on this page.');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await act(async () => time.advance(60_000));
    expect(left).toEqual(['a new tab']);
    expect(scope.session.authorization.state.kind).toBe('counting');
  });

  it('has a link for it that opens it by hand (OFX-AUTH-5)', async () => {
    await openAt(dashboard, { typed: true });
    const link = screen.getByRole('link', { name: 'click here' });
    expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
      `${dashboard}#authorize`,
      '_blank',
      'noopener',
    ]);
  });

  it('closes once the customer comes back and has authorized there', async () => {
    const { authorizeElsewhere, time } = await openAt(dashboard, { typed: true });
    expect(screen.getByText(/What you typed stays/)).toBeTruthy();
    authorizeElsewhere();
    fireEvent.focus(window);
    await act(async () => time.advance(1_000));
    expect(screen.queryByText(/What you typed stays/)).toBeNull();
  });
});

describe('a tab that was opened for the way to the partner', () => {
  it('asks for it although there is a token, once, and then leads there', async () => {
    const { left, time } = await openAt(`${dashboard}#authorize`, { refused: false });
    expect(screen.getByTestId('address').textContent).toBe(dashboard);
    expect(screen.getByRole('dialog')).toBeTruthy();
    await act(async () => time.advance(5_000));
    expect(left).toEqual([expect.stringContaining('https://partner.test/authorize?')]);
  });

  it('is any other page without that', async () => {
    await openAt(dashboard, { refused: false });
    expect(screen.getByTestId('address').textContent).toBe(dashboard);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
