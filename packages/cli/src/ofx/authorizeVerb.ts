import { makeChangeOutput } from '../verbs/makeOutput.ts';
import type { PartnerVerb } from '../partner-verbs/partnerCommands.ts';
import { openOfxOn } from './scope/ofxCustomerConnection.ts';

export const authorizeVerb: PartnerVerb<'partner authorize'> = {
  usage: 'authorize',
  summary: 'Authorize fxg with your partner: prints a link and waits for your return.',
  examples: ['authorize'],
  run: async (invocation, openSession) => {
    const session = await openSession();
    if (!session.ok) return session;
    const open = await openOfxOn(invocation, session.value, true);
    return open.ok
      ? makeChangeOutput('Authorized.', { authorized: true }, () => 'fxg is authorized with your partner.')
      : open;
  },
};
