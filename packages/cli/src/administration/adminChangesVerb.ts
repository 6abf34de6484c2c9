import { formatChangesCsv } from '@fx-gateway/domain/administration/audit/formatChangesCsv.ts';
import { filterChanges } from '@fx-gateway/domain/administration/audit/filterChanges.ts';
import { addNamesToChanges } from '@fx-gateway/domain/administration/audit/addNamesToChanges.ts';
import { readCustomers } from '@fx-gateway/domain/administration/customers/readCustomers.ts';
import { areFilterDaysReversed } from '@fx-gateway/domain/lists/listFilter.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import { commandFailure, usageFailure } from '../failures/commandFailure.ts';
import { exitCodes } from '../failures/exitCodes.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { csvOption, readDayRange } from '../lists/listFilter.ts';
import { takeFirstRows, limitOption, readLimit } from '../lists/rowLimit.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { toAdministratorChangeJson, formatChangesTable } from './formatChangesTable.ts';
import { openAdministration } from './openAdministration.ts';

const nobodyKnown = { customers: [], integrations: [] };

const msOfDay = 86_400_000;

/** The moment at which a day begins, in UTC. */
const startOf = (day: string | null): number | null => (day === null ? null : Date.parse(`${day}T00:00:00Z`));

/** `fxg admin changes`: what administrators changed, newest first. */
export const adminChangesVerb = (openSession: OpenSession): Verb<'admin changes'> => ({
  usage: 'changes',
  summary: 'What administrators changed, newest first.',
  options: [
    {
      flags: '--account <words>',
      summary:
        'only those of a customer, by e-mail, organization, telephone, client id or account id, and of an integration by its id',
    },
    { flags: '--by <text>', summary: 'only those of an administrator, by a part of the e-mail' },
    {
      flags: '--since <day>',
      summary: 'made on this day (UTC) or later, as 2026-11-22, or in the last days, as 7d',
    },
    { flags: '--until <day>', summary: 'made on this day (UTC) or earlier' },
    limitOption,
    csvOption,
  ],
  examples: [
    'changes',
    'changes --account empty@sandbox.test --since 7d',
    'changes --by admin@sandbox.test --csv',
    'changes --json | jq -r ".[].action"',
  ],
  run: async (invocation) => {
    const { options } = invocation;
    const days = readDayRange(options);
    if (!days.ok) return days;
    const { since, until } = days.value;
    if (areFilterDaysReversed(days.value))
      return usageFailure(
        `Nothing can be changed from ${since} on and until ${until}: --since is after --until.`,
        'Exchange the two days, or leave one of them out.',
      );
    const limit = options.flag('csv') ? readLimit(options, Infinity) : readLimit(options);
    if (!limit.ok) return limit;
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const { administration } = open.value;
    if (administration.changes === null)
      return failed(
        commandFailure(exitCodes.failed, 'configuration', 'This environment tells no changes.', {
          hint: 'Its config.json names no administration.auditPath.',
        }),
      );
    const account = options.text('account') ?? '';
    const from = startOf(since);
    const [told, known] = await Promise.all([
      administration.changes(from === null ? undefined : new Date(from).toISOString()),
      readCustomers(administration, ''),
    ]);
    if (!told.ok) return failed(administrationCommandFailure(told.failure));
    if (!known.ok && account !== '') return failed(administrationCommandFailure(known.failure));
    const unnamed = known.ok ? known.value.withoutClientIds : known.failure;
    if (unnamed !== null) invocation.notice(`Ids are not all named here: ${unnamed.message}`);
    const { customers, integrations } = known.ok ? known.value : nobodyKnown;
    const before = startOf(until);
    const matching = filterChanges(
      told.value,
      {
        customer: account,
        by: options.text('by') ?? '',
        from,
        before: before === null ? null : before + msOfDay,
      },
      customers,
      integrations,
    );
    const found = addNamesToChanges(takeFirstRows(invocation, matching, limit.value), {
      customers,
      integrations,
      history: told.value,
    });
    if (options.flag('csv')) {
      await invocation.emitText(formatChangesCsv(found));
      return succeeded(null);
    }
    return makeOutput(found.map(toAdministratorChangeJson), (paint) =>
      found.length === 0
        ? told.value.length === 0 && from === null
          ? 'Nothing was changed yet.'
          : 'None of the changes is like this.'
        : formatChangesTable(found, paint),
    );
  },
});
