import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { dana, openAdministration, press, typeInto } from '../../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./AdministrationPages.tsx'));
afterEach(cleanup);

const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();

const openTools = async (answers: Parameters<typeof openAdministration>[0] = {}) => {
  const opened = await openAdministration(answers);
  expect(screen.queryByText('Inspect Account')).toBeNull();
  fireEvent.click(screen.getByLabelText('Show Debug Tools'));
  return opened;
};
const inForm = (name: string) => within(screen.getByRole('form', { name }));
const submit = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name }));
  });
const nameAccount = (form: string, value: string): void => {
  fireEvent.change(inForm(form).getByLabelText('E-mail or account id'), { target: { value } });
};

describe('the debug tools (ADMIN-8)', () => {
  it('dump theme and account without the key of the rates (ADMIN-9, S-71)', async () => {
    await openTools();
    const dump = document.querySelector('pre')?.textContent ?? '';
    expect(JSON.parse(dump)).toMatchObject({ account: { fixerApiKey: '***', userRoles: ['admin'] } });
    expect(document.body.textContent).not.toContain('the rates key');
  });

  it('inspect an account by e-mail or id (ADMIN-11)', async () => {
    const { sent } = await openTools();
    nameAccount('Inspect account', 'robin@blank.test');
    await submit('Inspect account');
    expect(sent).toContainEqual(['inspect', { email: 'robin@blank.test' }]);
    says('a-2');
  });

  it('set a role with e-mail and id, and clear an integration with an empty one (ADMIN-12, ADMIN-13)', async () => {
    // Another administrator stays: the last one cannot lose the role.
    const { sent } = await openTools({
      accounts: async () => succeeded([{ ...dana, userRoles: ['admin'] }]),
    });
    await submit('Account roles');
    says('Please select an account first.');
    nameAccount('Account roles', 'robin@blank.test');
    fireEvent.click(inForm('Account roles').getByLabelText('Enable'));
    await submit('Account roles');
    await press('Make This Change');
    expect(sent).toContainEqual([
      'assignRole',
      { accountId: 'a-2', email: 'robin@blank.test' },
      'admin',
      false,
      'v1',
    ]);
    nameAccount('Account integration', 'a-1');
    await submit('Account integration');
    says('dana@harbor.test has no integration.');
    fireEvent.change(inForm('Account integration').getByLabelText('Integration id'), {
      target: { value: 'i-1' },
    });
    await submit('Account integration');
    await press('Make This Change');
    expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-1', 'v1', 'w1']);
  });

  it('list all accounts in a table, whatever is typed above (ADMIN-10)', async () => {
    const { sent } = await openTools();
    typeInto('E-mail, organization, telephone or client id', 'robin');
    await press('List All Accounts');
    expect(sent.filter(([name]) => name === 'accounts')).toEqual([
      ['accounts', ''],
      ['accounts', ''],
    ]);
    expect(screen.getByRole('row', { name: 'dana@harbor.test a-1 none none steamchain' })).toBeTruthy();
  });

  it('write an integration of any kind (ADMIN-14, ADMIN-23)', async () => {
    await openTools();
    const kinds = inForm('Write any integration').getAllByRole('option');
    expect(kinds.map(({ textContent }) => textContent)).toEqual([
      'Choose a kind',
      'corpayClient',
      'corpayPartner',
      'testingCorpayPartner',
      'facilitapayClient',
      'testingFacilitapayClient',
    ]);
  });
});
