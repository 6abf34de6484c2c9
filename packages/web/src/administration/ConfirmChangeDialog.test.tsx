import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  dana,
  integration,
  openAdministration,
  press,
  provider,
  typeInto,
} from '../../test/openAdministration.tsx';
import { later } from '../../test/later.ts';
import { sampleConfiguration } from '../../test/sampleDependencies.ts';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./page/AdministrationPages.tsx'));
afterEach(cleanup);

const says = (text: string | RegExp) => expect(screen.getByText(text)).toBeTruthy();
const openTools = async (answers: Parameters<typeof openAdministration>[0] = {}) => {
  const opened = await openAdministration(answers);
  fireEvent.click(screen.getByLabelText('Show Debug Tools'));
  return opened;
};
const inForm = (name: string) => within(screen.getByRole('form', { name }));
const submit = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.submit(screen.getByRole('form', { name }));
  });
/** A customer's key, over the integration that the client id has already. */
const proposeTheOneItHas = async (): Promise<void> => {
  typeInto('Client id', '10233API_USER');
  typeInto('Key', 'the-whole-key');
  await press('Set Integration');
  await press('Update That Integration');
};

describe('changes that could harm a customer', () => {
  it('offer to change the integration that a client id has already', async () => {
    const { sent } = await openAdministration();
    typeInto('Client id', '10233API_USER');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    says('Error: 10233API_USER has an integration already: i-1.');
    await press('Update That Integration');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('The integration of 10233API_USER gets another key.')).toBeTruthy();
    expect(dialog.getAllByRole('row')).toHaveLength(2);
    expect(dialog.getByText('No account has it.')).toBeTruthy();
    await press('Make This Change');
    expect(sent.find(([name]) => name === 'updateIntegration')?.slice(1)).toEqual([
      {
        integrationId: 'i-1',
        clientId: '10233API_USER',
        parentId: '10000API_USER',
        kind: 'corpayClient',
        key: 'the-whole-key',
      },
      'w1',
    ]);
  });

  it('never write the next client id over the integration that the form named for the last one', async () => {
    const { sent } = await openAdministration();
    await proposeTheOneItHas();
    expect(screen.getByLabelText('Integration id')).toHaveProperty('value', 'i-1');
    await press('Make This Change');
    expect(screen.getByLabelText('Integration id')).toHaveProperty('value', '');
    await proposeTheOneItHas();
    await press('Cancel');
    typeInto('Client id', '10301API_USER');
    expect(screen.getByLabelText('Integration id')).toHaveProperty('value', '');
    typeInto('Key', 'the-next-key');
    await press('Set Integration');
    await press('Make This Change');
    expect(sent.findLast(([name]) => name === 'updateIntegration')?.[1]).toMatchObject({
      integrationId: '',
      clientId: '10301API_USER',
    });
  });

  it('never send a key for another client than it was typed for, and say that it is gone', async () => {
    const { sent } = await openAdministration({ integrations: async () => succeeded([provider]) });
    typeInto('Client id', '10233API_USER');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    await press('Cancel');
    typeInto('Client id', '10299API_USER');
    await press('Set Integration');
    expect(screen.queryByText('An integration for 10299API_USER is made.')).toBeNull();
    says('The key that stood here was typed for 10233API_USER, so it is gone. Give that of 10299API_USER.');
    expect(screen.getByLabelText('Key')).toBe(document.activeElement);
    expect(screen.getByLabelText('Key')).toHaveProperty('value', '');
    typeInto('Client id', '10233API_USER');
    const said = screen.queryByText(/^The key that stood here was typed for/);
    expect(said, 'the form names another client by now').toBeNull();
    typeInto('Client id', '10299API_USER');
    typeInto('Key', 'the-next-key');
    await press('Set Integration');
    await press('Make This Change');
    expect(sent.findLast(([name]) => name === 'updateIntegration')?.[1]).toMatchObject({
      clientId: '10299API_USER',
      key: 'the-next-key',
    });
  });

  it('keep a key that was typed before its client id, or beside one that is none', async () => {
    await openAdministration({ integrations: async () => succeeded([provider]) });
    typeInto('Client id', '1029API_USER');
    typeInto('Key', 'the-whole-key');
    typeInto('Client id', '10299API_USER');
    await press('Set Integration');
    says('An integration for 10299API_USER is made.');
  });

  it('offer it too where another administrator made it before it was confirmed', async () => {
    const known = [provider];
    await openAdministration({ integrations: async () => succeeded([...known]) });
    typeInto('Client id', '10233api_user');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    expect(screen.getByRole('dialog').textContent).toContain('An integration for 10233API_USER is made.');
    expect(screen.getByRole('dialog').textContent).toContain('It cannot be deleted afterwards');
    known.push(integration);
    await press('Make This Change');
    says('Error: 10233API_USER has an integration already: i-1.');
    expect(screen.getByRole('button', { name: 'Update That Integration' })).toBeTruthy();
  });

  it('name the customer by organization and client id, and keep the account while it is asked for', async () => {
    const { promise: asked, resolve: answer } = later<void>();
    const account = { ...dana, details: { orgName: 'Harbor Lane Imports' } };
    const detail = { ...integration, keyStart: null, keySince: null, parentKind: null, parentKeyStart: null };
    await openTools({
      inspect: async () => {
        await asked;
        return succeeded({ account, integration: detail });
      },
    });
    const field = inForm('Account roles').getByLabelText('E-mail or account id');
    fireEvent.change(field, { target: { value: 'a-1' } });
    await submit('Account roles');
    expect(field).toHaveProperty('readOnly', true);
    await act(async () => answer());
    expect(screen.getByRole('dialog').textContent).toContain('Harbor Lane Imports, 10233API_USER');
    expect(field).toHaveProperty('readOnly', false);
  });

  it('take back what was said of the last submit once another one is refused at a field', async () => {
    await openAdministration();
    typeInto('Client id', '10888API_USER');
    typeInto('Integration id', 'i-0');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    says(/^Error: 10000API_USER is the provider above the customers/);
    typeInto('Key', '');
    await press('Set Integration');
    expect(screen.queryByText(/^Error: 10000API_USER is the provider/)).toBeNull();
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

  it('never write the record of the provider in the everyday form', async () => {
    const { sent } = await openAdministration();
    typeInto('Client id', '10888API_USER');
    typeInto('Integration id', 'i-0');
    typeInto('Key', 'the-whole-key');
    await press('Set Integration');
    says(/^Error: 10000API_USER is the provider above the customers, not a customer\./);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent.some(([name]) => name === 'updateIntegration')).toBe(false);
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
    const { sent } = await openTools();
    const form = inForm('Write any integration');
    const fill = (label: string, value: string) =>
      fireEvent.change(form.getByLabelText(label), { target: { value } });
    fill('Client id', provider.clientId);
    fill('Integration id', provider.integrationId);
    fill('Kind', provider.kind);
    fill('Key', 'another-whole-key');
    await submit('Write any integration');
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

  it.each([
    ['99999API_USER', 'No integration is called 99999API_USER. Choose one of the list.'],
    ['102', '2 integrations fit 102. Choose one of the list.'],
  ])(
    'never take %s, which chooses no integration, for none, nor for the one that was chosen before',
    async (typed, refusal) => {
      const other = { ...integration, integrationId: 'i-2', clientId: '10244API_USER' };
      const { sent } = await openTools({ integrations: async () => succeeded([integration, other]) });
      const form = inForm('Account integration');
      fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
      const choice = form.getByRole('combobox');
      for (const before of ['', '10233API_USER']) {
        fireEvent.change(choice, { target: { value: before } });
        await act(async () => fireEvent.blur(choice));
        fireEvent.change(choice, { target: { value: typed } });
        await act(async () => fireEvent.blur(choice));
        expect(choice).toHaveProperty('value', typed);
        await submit('Account integration');
        expect(form.getByText(refusal)).toBeTruthy();
        expect(document.activeElement).toBe(choice);
        expect(screen.queryByRole('dialog')).toBeNull();
      }
      fireEvent.change(form.getByLabelText('Integration id'), { target: { value: 'i-2' } });
      expect(form.queryByText(refusal)).toBeNull();
      expect(form.getByRole('combobox')).toHaveProperty('value', '10244API_USER');
      await submit('Account integration');
      await press('Make This Change');
      expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-2', 'v1', 'w1']);
    },
  );

  it('take an integration away in a dialog of its own where none was named (ADMIN-13)', async () => {
    const holder = { ...dana, integrationId: 'i-1' };
    const { sent } = await openTools({
      inspect: async () => succeeded({ account: holder, integration: null }),
    });
    const form = inForm('Account integration');
    fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
    await submit('Account integration');
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
    const { sent } = await openTools({ accounts: async () => succeeded([dana, holder]) });
    const form = inForm('Account integration');
    fireEvent.change(form.getByLabelText('E-mail or account id'), { target: { value: 'a-1' } });
    const choice = form.getByRole('combobox');
    fireEvent.click(choice);
    expect((await form.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      '10233API_USERHas it: ines@x.test',
    ]);
    fireEvent.click(form.getByRole('option'));
    expect(form.getByLabelText('Integration id')).toHaveProperty('value', 'i-1');
    await submit('Account integration');
    says(/^ines@x\.test has it already\. Who shares an integration is one customer at the partner/);
    typeInto('If you mean it, type 10233API_USER', '10233api_user');
    await press('Make This Change');
    expect(sent.some(([name]) => name === 'assignIntegration')).toBe(false);
    typeInto('If you mean it, type 10233API_USER', ' 10233API_USER ');
    await press('Make This Change');
    expect(sent).toContainEqual(['assignIntegration', { accountId: 'a-1' }, 'i-1', 'v1', 'w1']);
  });
});
