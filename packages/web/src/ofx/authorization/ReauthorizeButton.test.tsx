import { callFailure } from '@fx-gateway/domain/calls/callFailure.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { openAuthorizedScope } from '../../../test/fakeOfx.ts';
import { sampleDependencies } from '../../../test/sampleDependencies.ts';
import { dependenciesContext } from '../../context/dependenciesContext.ts';
import { BeneficiariesPage } from '../beneficiaries/BeneficiariesPage.tsx';
import { DealsPage } from '../deals/DealsPage.tsx';
import { OfxFailureNotice } from './OfxFailureNotice.tsx';
import { ofxContext } from '../stores/ofxContext.ts';

afterEach(cleanup);

const openList = async (page: ReactNode, kind: 'token-refused' | 'server-trouble') => {
  const opened = await openAuthorizedScope();
  const { scope, answers, time, calls } = opened;
  const failure = callFailure(kind, '/payments/list', { messages: ['Unauthorized.'] });
  answers.dealsFailure = failure;
  answers.listFailure = failure;
  render(
    <MemoryRouter>
      <dependenciesContext.Provider value={sampleDependencies(() => new Promise(() => undefined))}>
        <ofxContext.Provider value={scope}>{page}</ofxContext.Provider>
      </dependenciesContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => time.advance(2_000));
  calls.length = 0;
  return {
    ...opened,
    press: async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Authorize' }));
      await act(async () => time.advance(0));
    },
  };
};

const lists = [
  ['deals', DealsPage, 'deals'],
  ['list', BeneficiariesPage, 'beneficiaries'],
] as const;

describe('a list that the partner refuses for want of an authorization (S-83)', () => {
  it.each(lists)('is asked for with a new token before anybody is sent away: %s', async (asked, Page) => {
    const { scope, calls, answers, press } = await openList(<Page />, 'token-refused');
    Object.assign(answers, { dealsFailure: null, listFailure: null });
    await press();
    expect(calls[0]).toBe('renew');
    expect(calls.filter((call) => call === asked)).toHaveLength(1);
    expect(scope.session.authorization.open).toBe(false);
    expect(screen.queryByRole('button', { name: 'Authorize' })).toBeNull();
  });

  it.each(lists)('leads to the partner where that is refused too: %s', async (_asked, Page) => {
    const { scope, press } = await openList(<Page />, 'token-refused');
    await press();
    expect(scope.session.authorization.open).toBe(false);
    await press();
    expect(scope.session.authorization.open).toBe(true);
  });

  it('does not offer it after other trouble, which it would not mend', async () => {
    await openList(<DealsPage />, 'server-trouble');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Authorize' })).toBeNull();
  });
});

describe('a call that is not sent again by itself, as a booking', () => {
  it('is left to the customer once the token was renewed, who reads so', async () => {
    const { scope, time } = await openAuthorizedScope();
    const failure = callFailure('token-refused', '/payments/deals', { status: 401 });
    render(
      <ofxContext.Provider value={scope}>
        <OfxFailureNotice words="Not booked." failure={failure} />
      </ofxContext.Provider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Authorize' }));
    await act(async () => time.advance(0));
    expect(screen.getByRole('status').textContent).toBe('Your authorization was renewed. Please try again.');
  });
});
