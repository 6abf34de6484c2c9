import { succeeded } from '@fx-gateway/domain/result/result.ts';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  integration,
  openAdministration,
  press,
  provider,
  says,
  typeInto,
} from '../../test/openAdministration.tsx';

// The page is a chunk of its own, which the first test would wait for.
beforeAll(() => import('./page/AdministrationPages.tsx'));
afterEach(cleanup);

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
});
