import type {
  AccountAdministration,
  IntegrationUpdate,
} from '@fx-gateway/domain/administration/accountAdministration.ts';
import type { Integration } from '@fx-gateway/domain/administration/integration.ts';
import {
  checkIntegrationForm,
  integrationUpdateOf,
  type IntegrationField,
} from '@fx-gateway/domain/administration/integrationForm.ts';
import {
  clientIntegrationKind,
  integrationKinds,
} from '@fx-gateway/domain/administration/integrationKinds.ts';
import {
  updateIntegration as update,
  type ChangeOutcome,
} from '@fx-gateway/domain/administration/makeChange.ts';
import { integrationFound, plannedUpdate } from '@fx-gateway/domain/administration/plannedChange.ts';
import { failed, succeeded, type Result } from '@fx-gateway/domain/result/result.ts';
import { requireConsent } from '../verbs/confirmChange.ts';
import type { Options } from '../verbs/options.ts';
import type { Verb } from '../verbs/verb.ts';
import { commandFailure, usageFailure, type CommandFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { makeChange } from './makeChange.ts';
import { openAdministration } from './openAdministration.ts';
import { readKey } from './readKey.ts';

const flags: Readonly<Record<IntegrationField, string>> = {
  integrationId: '--integration',
  clientId: '--client-id',
  parentId: '--parent',
  key: '--key-stdin or --key-file',
  kind: '--kind',
};

/** The options are judged before the key is asked for and before anything is sent. */
const checked = (form: IntegrationUpdate): Result<IntegrationUpdate, CommandFailure> => {
  const wrong = Object.entries(checkIntegrationForm({ ...form, key: form.key || 'not read yet' }));
  const lines = wrong.map(([field, message]) => `${flags[field as IntegrationField]}: ${message}`);
  return lines.length === 0
    ? succeeded(form)
    : usageFailure(
        lines.join(' '),
        'A client id is five digits followed by API_USER, such as 10233API_USER.',
      );
};

/** What is to be written: what was given, then what stands there, then what a customer's integration has (ADMIN-5, ADMIN-6). */
const wanted = (options: Options, stored: Integration | undefined, provider: string): IntegrationUpdate => ({
  integrationId: stored?.integrationId ?? '',
  clientId: options.text('clientId') ?? stored?.clientId ?? '',
  parentId: options.text('parent') ?? stored?.parentId ?? provider,
  kind: options.text('kind') ?? stored?.kind ?? clientIntegrationKind,
  key: '',
});

/** Where the service does not name what it has written, its list does. */
const withFoundId = (
  outcome: Extract<ChangeOutcome, { kind: 'changed' }>,
  { clientId, kind }: Pick<IntegrationUpdate, 'clientId' | 'kind'>,
  known: Awaited<ReturnType<AccountAdministration['integrations']>>,
): ChangeOutcome => {
  const found = known.ok
    ? known.value.filter((each) => each.clientId === clientId && each.kind === kind)
    : [];
  const [only] = found;
  return only === undefined || found.length > 1 ? outcome : { ...outcome, integrationId: only.integrationId };
};

/** `fxg admin update-integration` (ADMIN-5 to ADMIN-7, ADMIN-14, ADMIN-31). */
export const updateIntegration = (openSession: OpenSession): Verb<'admin update-integration'> => ({
  usage: 'update-integration',
  summary: 'Make an integration, or change one and its key.',
  changes: true,
  options: [
    { flags: '--integration <id>', summary: 'the one to change; without it one is made' },
    { flags: '--client-id <id>', summary: 'five digits followed by API_USER' },
    {
      flags: '--kind <kind>',
      summary: `${clientIntegrationKind} unless another is named`,
      choices: integrationKinds,
    },
    { flags: '--parent <code>', summary: 'the client id above it; the provider unless another is named' },
    { flags: '--key-stdin', summary: 'the key is the first line of stdin' },
    {
      flags: '--key-file <f>',
      summary: 'the key is the first line of a file',
      notWith: ['--key-stdin'],
    },
  ],
  examples: [
    'update-integration --client-id 10299API_USER',
    'update-integration --integration f3b1c7a0-52d4-4f0e-8a51-0c6f1b2a4d01 --key-stdin --yes < key.txt',
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const named = options.text('integration');
    if (named === null) {
      const valid = checked(wanted(options, undefined, ''));
      if (!valid.ok) return valid;
    }
    const consent = requireConsent(invocation);
    if (!consent.ok) return consent;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration, providerParentCode } = open.value;
    const known = await administration.integrations();
    if (!known.ok) return failed(administrationCommandFailure(known.failure));
    const stored = known.value.find(({ integrationId }) => integrationId === named);
    if (named !== null && stored === undefined) {
      return failed(
        commandFailure(exitCodes.notFound, 'not-found', `There is no integration ${named}.`, {
          hint: 'See them with: fxg admin integrations',
        }),
      );
    }
    const form = checked(wanted(options, stored, providerParentCode));
    if (!form.ok) return form;
    const { key: _unread, ...shown } = form.value;
    const facts = { ...shown, integrationId: shown.integrationId === '' ? null : shown.integrationId };
    const key = options.flag('dryRun') ? succeeded('') : await readKey(invocation);
    if (!key.ok) return key;
    return makeChange(invocation, plannedUpdate(shown, known.value), facts, async () => {
      const sent = { ...shown, key: key.value };
      const outcome = await update(administration, sent);
      if (outcome.kind === 'refused' || ('integrationId' in outcome && outcome.integrationId !== undefined))
        return outcome;
      const now = await administration.integrations();
      if (outcome.kind === 'changed') return withFoundId(outcome, shown, now);
      const message = now.ok ? integrationFound(integrationUpdateOf(sent), known.value, now.value) : null;
      return message === null ? outcome : withFoundId({ kind: 'changed', message }, shown, now);
    });
  },
});
