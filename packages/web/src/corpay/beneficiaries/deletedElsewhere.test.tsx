import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { thalassa } from '../../../test/fakeCorpay.ts';
import { ada, openWizard } from '../../../test/openWizard.ts';
import { paths } from '../../routing/paths.ts';
import { corpayContext } from '../stores/corpayContext.ts';
import { BeneficiaryPage } from './BeneficiaryPage.tsx';
import { BeneficiaryWizard } from './wizard/BeneficiaryWizard.tsx';

afterEach(cleanup);

const listed = { ...thalassa, clientIntegrationId: ada.clientIntegrationId, payee: 'Ada' };

const openPages = async (address: string) => {
  const opened = await openWizard(ada);
  const { answers, scope, store, time } = opened;
  answers.list = async () => succeeded([thalassa, listed]);
  await scope.session.beneficiaries.load();
  render(
    <MemoryRouter initialEntries={[address]}>
      <corpayContext.Provider value={scope}>
        <Routes>
          <Route
            path="/edit"
            element={<BeneficiaryWizard id="b-9" store={store} title="Edit beneficiary" back="/" />}
          />
          <Route path={paths.gateway.beneficiaries} element="The list" />
          <Route path="/of/:id" element={<BeneficiaryPage />} />
        </Routes>
      </corpayContext.Provider>
    </MemoryRouter>,
  );
  await act(async () => time.advance(0));
  const changedElsewhere = (left: readonly (typeof thalassa)[]) =>
    act(async () => {
      answers.list = async () => succeeded(left);
      scope.session.beneficiaryChangedElsewhere();
      await time.advance(0);
    });
  return { ...opened, changedElsewhere };
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const gone = 'Ada is no longer among your beneficiaries.';

describe('the page of a beneficiary who is deleted in another tab (PAYEE-9)', () => {
  it('says so, with the way back, and neither pays nor edits them any more', async () => {
    const { changedElsewhere } = await openPages('/of/b-9');
    expect(screen.getByRole('button', { name: 'Book A Deal' })).toBeTruthy();
    await changedElsewhere([thalassa]);
    expect(screen.getByText(gone)).toBeTruthy();
    for (const name of ['Book A Deal', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Back to your beneficiaries' }));
    expect(screen.getByText('The list')).toBeTruthy();
  });

  it('stays where another one was deleted, and where the list is older than what it shows', async () => {
    const { changedElsewhere } = await openPages('/of/b-9');
    await changedElsewhere([listed]);
    expect(screen.queryByText(gone)).toBeNull();
    cleanup();
    await openPages('/of/b-7');
    expect(screen.getByRole('button', { name: 'Book A Deal' })).toBeTruthy();
    expect(screen.queryByText(/no longer among/)).toBeNull();
  });

  it('does not say so of whom the user deletes here', async () => {
    const { time, answers, calls } = await openPages('/of/b-9');
    answers.list = async () => succeeded([thalassa]);
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(document.body.textContent));
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
    press('Delete');
    await act(async () => time.advance(0));
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' }).at(-1) ?? document.body);
    await act(async () => time.advance(0));
    watch.disconnect();
    expect(calls.filter((call) => call.startsWith('remove'))).toHaveLength(1);
    expect(screen.getByText('The list')).toBeTruthy();
    expect(seen.filter((text) => text.includes(gone))).toEqual([]);
  });
});

describe('an edit of a beneficiary who is deleted in another tab', () => {
  it('says so and keeps what was typed, and asks before the way back loses it', async () => {
    const { changedElsewhere, store } = await openPages('/edit');
    act(() => store.write('accountHolderName', 'Ada Olives'));
    const shown: Element[] = [];
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    const typedIn = screen.getAllByRole('textbox')[0];
    typedIn?.focus();
    await changedElsewhere([listed]);
    expect(screen.queryByRole('alert')).toBeNull();
    await changedElsewhere([thalassa]);
    expect(screen.getByRole('alert').textContent).toContain(
      'This beneficiary was deleted elsewhere since you opened it',
    );
    expect(store.state.record.accountHolderName).toBe('Ada Olives');
    expect(shown.at(-1)).toBe(typedIn);
    expect(document.activeElement).toBe(typedIn);
    fireEvent.click(screen.getByRole('link', { name: 'Back to your beneficiaries' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByText('The list')).toBeNull();
  });
});
