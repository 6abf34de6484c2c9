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
import { ofxContext } from '../stores/ofxContext.ts';

afterEach(cleanup);

const openList = async (page: ReactNode, kind: 'token-refused' | 'server-trouble') => {
  const { scope, answers, time } = await openAuthorizedScope();
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
  return scope;
};

describe('a list that the partner refuses for want of an authorization (S-83)', () => {
  it.each([
    ['deals', DealsPage],
    ['beneficiaries', BeneficiariesPage],
  ])('offers the way to authorize: %s', async (_list, Page) => {
    const scope = await openList(<Page />, 'token-refused');
    expect(scope.session.authorization.open).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Authorize' }));
    expect(scope.session.authorization.open).toBe(true);
  });

  it('does not offer it after other trouble, which it would not mend', async () => {
    await openList(<DealsPage />, 'server-trouble');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Authorize' })).toBeNull();
  });
});
