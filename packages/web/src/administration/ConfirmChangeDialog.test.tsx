import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { later } from '../../test/later.ts';
import {
  dana,
  inForm,
  integration,
  openAdministration,
  openDebugTools,
  press,
  provider,
  says,
  submitForm,
  typeInto,
} from '../../test/openAdministration.tsx';
import { sampleConfiguration } from '../../test/sampleDependencies.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./page/AdministrationPages.tsx'));
afterEach(cleanup);

describe('changes that could harm a customer', () => {
  it('name the customer by organization and client id, and keep the account while it is asked for', async () => {
    const { promise: asked, resolve: answer } = later<void>();
    const account = { ...dana, details: { orgName: 'Harbor Lane Imports' } };
    const detail = { ...integration, keyStart: null, keySince: null, parentKind: null, parentKeyStart: null };
    await openDebugTools({
      inspect: async () => {
        await asked;
        return succeeded({ account, integration: detail });
      },
    });
    const field = inForm('Account roles').getByLabelText('E-mail or account id');
    fireEvent.change(field, { target: { value: 'a-1' } });
    await submitForm('Account roles');
    expect(field).toHaveProperty('readOnly', true);
    await act(async () => answer());
    expect(screen.getByRole('dialog').textContent).toContain('Harbor Lane Imports, 10233API_USER');
    expect(field).toHaveProperty('readOnly', false);
  });

  it('ask for the client id before a rename where nobody could check who had it lately', async () => {
    const configuration = {
      ...sampleConfiguration,
      administration: { providerParentCode: '10000API_USER', auditPath: '/admin/audit' },
    };
    const trouble = { kind: 'server-trouble', message: 'Said the service: 500.', requestId: null } as const;
    await openAdministration({ changes: async () => failed(trouble) }, ['admin'], configuration);
    await screen.findByLabelText('Client id');
    typeInto('Client id', '10301API_USER');
    typeInto('Integration id', 'i-1');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    says('It could not be checked who had it in the last seven days.');
    expect(screen.getByLabelText('If you mean it, type 10233API_USER')).toBeTruthy();
  });

  it('rename an integration that somebody has once its client id was typed again', async () => {
    const holder = { ...dana, integrationId: 'i-1' };
    const { sent } = await openAdministration({ accounts: async () => succeeded([holder]) });
    typeInto('Client id', '10301API_USER');
    typeInto('Integration id', 'i-1');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    says(/^dana@harbor\.test has it, and would be 10301API_USER at the partner/);
    await press('Make This Change');
    says('Type 10233API_USER, or cancel.');
    expect(sent.some(([name]) => name === 'updateIntegration')).toBe(false);
    typeInto('If you mean it, type 10233API_USER', '10233API_USER');
    await press('Make This Change');
    expect(sent.some(([name]) => name === 'updateIntegration')).toBe(true);
  });

  it('send nothing when another administrator has changed it meanwhile, and show both states', async () => {
    const roles: string[] = [];
    const { sent } = await openAdministration({
      inspect: async () => succeeded({ account: { ...dana, userRoles: [...roles] }, integration: null }),
    });
    await press('List Accounts');
    fireEvent.click(screen.getByLabelText(/dana@harbor\.test/));
    await press('Assign');
    roles.push('auditor');
    await press('Make This Change');
    says(/^Error: Changed meanwhile: /);
    expect(screen.getByRole('row', { name: 'Roles none auditor' })).toBeTruthy();
    expect(sent.some(([name]) => name === 'assignRole')).toBe(false);
  });

  it("write the provider's record once its client id was typed again (ADMIN-14)", async () => {
    const { sent } = await openDebugTools();
    const form = inForm('Write any integration');
    const fill = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill('Client id', provider.clientId);
    fill('Integration id', provider.integrationId);
    fill('Kind', provider.kind);
    fill('Key', 'another-whole-key');
    await submitForm('Write any integration');
    says('This is the provider above the customers: 1 integration below it and 0 accounts depend on it.');
    await press('Make This Change');
    says('Type 10000API_USER, or cancel.');
    expect(sent.some(([name]) => name === 'updateIntegration')).toBe(false);
    typeInto('If you mean it, type 10000API_USER', '10000API_USER');
    await press('Make This Change');
    expect(sent.find(([name]) => name === 'updateIntegration')?.[1]).toEqual({
      ...provider,
      key: 'another-whole-key',
    });
  });
});
