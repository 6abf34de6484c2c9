import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dana,
  inForm,
  integration,
  openDebugTools,
  press,
  says,
  submitForm,
  typeInto,
} from '../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./page/AdministrationPages.tsx'));
afterEach(cleanup);

describe('changes that could harm a customer', () => {
  it.each([
    ['99999API_USER', 'No integration is called 99999API_USER. Choose one of the list.'],
    ['102', '2 integrations fit 102. Choose one of the list.'],
  ])(
    'never take %s, which chooses no integration, for none, nor for the one that was chosen before',
    async (typed, refusal) => {
      const other = { ...integration, integrationId: 'i-2', clientId: '10244API_USER' };
      const { sent } = await openDebugTools({ integrations: async () => succeeded([integration, other]) });
      const form = inForm('Account integration');
      fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
      const choice = form.getByRole('combobox');
      for (const before of ['', '10233API_USER']) {
        fireEvent.change(choice, { target: { value: before } });
        await act(async () => fireEvent.blur(choice));
        fireEvent.change(choice, { target: { value: typed } });
        await act(async () => fireEvent.blur(choice));
        expect(choice).toHaveProperty('value', typed);
        await submitForm('Account integration');
        expect(form.getByText(refusal)).toBeTruthy();
        expect(document.activeElement).toBe(choice);
        expect(screen.queryByRole('dialog')).toBeNull();
      }
      fireEvent.change(form.getByLabelText('Integration id'), { target: { value: 'i-2' } });
      expect(form.queryByText(refusal)).toBeNull();
      expect(form.getByRole('combobox')).toHaveProperty('value', '10244API_USER');
      await submitForm('Account integration');
      await press('Make This Change');
      expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-2', 'v1', 'w1']);
    },
  );

  it('take an integration away in a dialog of its own where none was named (ADMIN-13)', async () => {
    const holder = { ...dana, integrationId: 'i-1' };
    const { sent } = await openDebugTools({
      inspect: async () => succeeded({ account: holder, integration: null }),
    });
    const form = inForm('Account integration');
    fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
    await submitForm('Account integration');
    expect(screen.getByRole('dialog', { name: 'Remove the integration of dana@harbor.test?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Remove the Integration' }).className).toContain('destroys');
    await press('Remove the Integration');
    expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, '', 'v1', undefined]);
  });

  it('choose an integration by client id, beside who has it, and share it on purpose only', async () => {
    const holder = {
      ...dana,
      accountId: 'a-3',
      email: 'ines@x.test',
      integrationId: integration.integrationId,
    };
    const { sent } = await openDebugTools({ accounts: async () => succeeded([dana, holder]) });
    const form = inForm('Account integration');
    fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
    const choice = form.getByRole('combobox');
    fireEvent.click(choice);
    expect((await form.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '10233API_USERHas it: ines@x.test',
    ]);
    fireEvent.click(form.getByRole('option'));
    expect(form.getByLabelText('Integration id')).toHaveProperty('value', 'i-1');
    await submitForm('Account integration');
    says(/^ines@x\.test has it already\. Who shares an integration is one customer at the partner/);
    typeInto('If you mean it, type 10233API_USER', '10233api_user');
    await press('Make This Change');
    expect(sent.some(([name]) => name === 'assignIntegration')).toBe(false);
    typeInto('If you mean it, type 10233API_USER', ' 10233API_USER ');
    await press('Make This Change');
    expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-1', 'v1', 'w1']);
  });
});
