import type {
  AccountAdministration,
  IntegrationUpdate,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { ConfirmedOutcome } from '@fx-gateway/domain/administration/changes/proposedChange.ts';
import { proposeIntegrationUpdate } from '@fx-gateway/domain/administration/changes/proposeIntegrationUpdate.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import {
  checkIntegrationForm,
  type IntegrationField,
} from '@fx-gateway/domain/administration/integrationForm.ts';
import {
  customerIntegrationKind,
  integrationKinds,
} from '@fx-gateway/domain/administration/integrationKinds.ts';
import { resolveClientId, resolveIntegrationId } from '@fx-gateway/domain/administration/integrationUse.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { requireWayToConfirm } from '../verbs/confirmChange.ts';
import type { Options } from '../verbs/options.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { confirmAndMakeChange, refuseChangeNotTypedAgain } from './confirmAndMakeChange.ts';
import { openAdministration } from './openAdministration.ts';
import { readIntegrationKey } from './readIntegrationKey.ts';

const flags: Readonly<Record<IntegrationField, string>> = {
  integrationId: '--integration',
  clientId: '--client-id',
  parentId: '--parent',
  key: '--key-stdin or --key-file',
  kind: '--kind',
};

/** The options are judged before the key is asked for and before anything is sent; the key once it was read. */
const checked = (
  form: Omit<IntegrationUpdate, 'key'>,
  key = 'not-read-yet',
): Result<IntegrationUpdate, CommandFailure> => {
  const wrong = Object.entries(checkIntegrationForm({ ...form, key }));
  const lines = wrong.map(([field, message]) => `${flags[field as IntegrationField]}: ${message}`);
  return lines.length === 0
    ? succeeded({ ...form, key })
    : usageFailure(
        lines.join(' '),
        wrong.some(([field]) => field === 'clientId')
          ? 'A client id is five digits followed by API_USER, such as 10233API_USER.'
          : null,
      );
};

/** What is to be written: what was given, then what stands there, then what a customer's integration has (ADMIN-5, ADMIN-6). */
const wanted = (
  options: Options,
  stored: Integration | undefined,
  provider: string,
  known: readonly Integration[] = [],
): Omit<IntegrationUpdate, 'key'> => ({
  integrationId: stored?.integrationId ?? '',
  clientId: resolveClientId(options.text('clientId') ?? stored?.clientId ?? '', known),
  parentId: resolveClientId(options.text('parent') ?? stored?.parentId ?? provider, known),
  kind: options.text('kind') ?? stored?.kind ?? customerIntegrationKind,
});

/** The integration that was written; where the service does not name it, its list does. */
const writtenId = async (
  outcome: ConfirmedOutcome,
  { clientId, kind }: Pick<IntegrationUpdate, 'clientId' | 'kind'>,
  administration: Pick<AccountAdministration, 'integrations'>,
): Promise<string | undefined> => {
  if (outcome.kind !== 'changed' && outcome.kind !== 'found') return undefined;
  if ('integrationId' in outcome && outcome.integrationId !== undefined) return outcome.integrationId;
  const known = await administration.integrations();
  const found = known.ok
    ? known.value.filter((each) => each.clientId === clientId && each.kind === kind)
    : [];
  return found.length === 1 ? found[0]?.integrationId : undefined;
};

/** `fxg admin update-integration` (ADMIN-5 to ADMIN-7, ADMIN-14, ADMIN-31). */
export const updateIntegrationVerb = (openSession: OpenSession): Verb<'admin update-integration'> => ({
  usage: 'update-integration',
  summary: 'Make an integration, or change one and its key.',
  changes: true,
  options: [
    {
      flags: '--integration <id>',
      summary: 'the one to change, by its client id or its id; without it one is made',
    },
    { flags: '--client-id <id>', summary: 'five digits followed by API_USER' },
    {
      flags: '--kind <kind>',
      summary: `${customerIntegrationKind} unless another is named`,
      choices: integrationKinds,
    },
    { flags: '--parent <code>', summary: 'the client id above it; the provider unless another is named' },
    { flags: '--key-stdin', summary: 'the key stands alone on stdin' },
    {
      flags: '--key-file <f>',
      summary: 'the key stands alone in a file',
      notWith: ['--key-stdin'],
    },
    {
      flags: '--provider <client-id>',
      summary: "where the record is the provider's, above the customers: its client id again",
    },
    {
      flags: '--rename <client-id>',
      summary: 'where an account has it and it gets another client id: the present one again',
    },
  ],
  examples: [
    'update-integration --client-id 10299API_USER',
    'update-integration --integration 10301API_USER --key-stdin --yes < key.txt',
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const named = options.text('integration');
    if (named === null) {
      const valid = checked(wanted(options, undefined, ''));
      if (!valid.ok) return valid;
    }
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration, frame } = open.value;
    const known = await administration.integrations();
    if (!known.ok) return failed(administrationCommandFailure(known.failure));
    const id = resolveIntegrationId(named ?? '', known.value);
    const stored = known.value.find(({ integrationId }) => integrationId === id);
    if (named !== null && stored === undefined) {
      return failed(
        commandFailure(exitCodes.notFound, 'not-found', `There is no integration ${named}.`, {
          hint: 'See them with: fxg admin integrations',
        }),
      );
    }
    const shown = wanted(options, stored, frame.providerParentCode, known.value);
    const valid = checked(shown);
    if (!valid.ok) return valid;
    const judge = { ...frame, everyday: false };
    const first = await proposeIntegrationUpdate(administration, { ...valid.value, key: '' }, judge)();
    if (!first.ok) {
      const { existing } = first.failure;
      const failure = administrationCommandFailure(first.failure);
      const hint = `Change it with: fxg admin update-integration --integration ${existing?.integrationId}`;
      return failed(existing === undefined ? failure : { ...failure, hint });
    }
    const again = first.value.isProviders
      ? ({ flag: '--provider', given: options.text('provider') } as const)
      : ({ flag: '--rename', given: options.text('rename') } as const);
    const refusal = refuseChangeNotTypedAgain(first.value, again);
    if (refusal !== null) return failed(refusal);
    const consent = requireWayToConfirm(invocation);
    if (!consent.ok) return consent;
    const key = await readIntegrationKey(invocation);
    if (!key.ok) return key;
    const form = checked(shown, key.value);
    if (!form.ok) return form;
    const propose = proposeIntegrationUpdate(administration, form.value, judge);
    const proposed = await propose();
    if (!proposed.ok) return failed(administrationCommandFailure(proposed.failure));
    return confirmAndMakeChange(
      invocation,
      {
        propose,
        proposed: proposed.value,
        look: `fxg admin changes --account ${shown.clientId}`,
        again,
        written: (outcome) => writtenId(outcome, shown, administration),
      },
      { ...shown, integrationId: shown.integrationId === '' ? null : shown.integrationId },
    );
  },
});
