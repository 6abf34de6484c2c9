import { administrationMessages } from '@fx-gateway/domain/administration/administrationMessages.ts';
import { failed } from '@fx-gateway/domain/result/result.ts';
import { makeOutput } from '../verbs/makeOutput.ts';
import type { Verb } from '../verbs/verb.ts';
import type { OpenSession } from '../identity/openSession.ts';
import { formatTable } from '../terminal/formatTable.ts';
import { toIntegrationJson } from './accountView.ts';
import { administrationCommandFailure } from './administrationCommandFailure.ts';
import { openAdministration } from './openAdministration.ts';

/** `fxg admin integrations` (ADMIN-4, ADMIN-26). */
export const adminIntegrationsVerb = (openSession: OpenSession): Verb<'admin integrations'> => ({
  usage: 'integrations',
  summary: 'Every integration; keys are never shown.',
  examples: ['integrations', 'integrations --json | jq -r ".[].clientId"'],
  run: async (invocation) => {
    const open = await openAdministration(invocation, openSession);
    if (!open.ok) return open;
    const answer = await open.value.administration.integrations();
    if (!answer.ok) return failed(administrationCommandFailure(answer.failure));
    return makeOutput(answer.value.map(toIntegrationJson), (paint) =>
      answer.value.length === 0
        ? administrationMessages.noIntegrations
        : formatTable(
            [
              { heading: 'Integration' },
              { heading: 'Client id' },
              { heading: 'Kind' },
              { heading: 'Parent' },
            ],
            answer.value.map(({ integrationId, clientId, kind, parentId }) => [
              integrationId,
              clientId,
              kind,
              parentId || administrationMessages.none,
            ]),
            paint,
          ),
    );
  },
});
