import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dana,
  inForm,
  openDebugTools,
  press,
  says,
  submitForm,
  typeInto,
} from '../../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./AdministrationPages.tsx'));
afterEach(cleanup);

const nameAccount = (form: string, value: string): void => {
  fireEvent.change(inForm(form).getByLabelText('E-mail or account id'), { target: { value } });
};

describe('the debug tools (ADMIN-8)', () => {
  it('dump theme and account without the key of the rates (ADMIN-9, S-71)', async () => {
    await openDebugTools();
    const dump = document.querySelector('pre')?.textContent ?? '';
    expect(JSON.parse(dump)).toMatchObject({ account: { fixerApiKey: '***', userRoles: ['admin'] } });
    expect(document.body.textContent).not.toContain('the rates key');
  });

  it('inspect an account by e-mail or id (ADMIN-11)', async () => {
    const { sent } = await openDebugTools();
    nameAccount('Inspect account', 'robin@blank.test');
    await submitForm('Inspect account');
    expect(sent).toContainEqual(['inspect', { email: 'robin@blank.test' }]);
    says('a-2');
  });

  it('set a role with e-mail and id, and clear an integration with an empty one (ADMIN-12, ADMIN-13)', async () => {
    // Another administrator stays: the last one cannot lose the role.
    const { sent } = await openDebugTools({
      accounts: async () => succeeded([{ ...dana, userRoles: ['admin'] }]),
    });
    await submitForm('Account roles');
    says('Please select an account first.');
    nameAccount('Account roles', 'robin@blank.test');
    fireEvent.click(inForm('Account roles').getByLabelText('Enable'));
    await submitForm('Account roles');
    await press('Make This Change');
    expect(sent).toContainEqual([
      'assignRole',
      { accountId: 'a-2', email: 'robin@blank.test' },
      'admin',
      false,
      'v1',
    ]);
    nameAccount('Account integration', 'a-1');
    await submitForm('Account integration');
    says('dana@harbor.test has no integration.');
    fireEvent.change(inForm('Account integration').getByLabelText('Integration id'), {
      target: { value: 'i-1' },
    });
    await submitForm('Account integration');
    await press('Make This Change');
    expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-1', 'v1', 'w1']);
  });

  it('list all accounts in a table, whatever is typed above (ADMIN-10)', async () => {
    const { sent } = await openDebugTools();
    typeInto('E-mail, organization, telephone or client id', 'robin');
    await press('List All Accounts');
    expect(sent.filter(([name]) => name === 'accounts')).toEqual([
      ['accounts', ''],
      ['accounts', ''],
    ]);
    expect(screen.getByRole('row', { name: 'dana@harbor.test a-1 none none steamchain' })).toBeTruthy();
  });

  it('write an integration of any kind (ADMIN-14, ADMIN-23)', async () => {
    await openDebugTools();
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
