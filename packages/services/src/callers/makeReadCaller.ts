import type { AccountsContext, Caller } from '../account/accountsContext.ts';
import type { CallNotes } from '../observation/callNotes.ts';
import { answerNobody } from './answerNobody.ts';
import type { FindCaller } from './callerFinding.ts';

/**
 * Who makes a call; whoever is not believed is refused.
 * @param welcome what is done for a caller before the call is answered
 */
export const makeReadCaller =
  (
    findCaller: FindCaller,
    notes: CallNotes,
    welcome: (caller: Caller, requestId: string) => Promise<void>,
  ): AccountsContext['readCaller'] =>
  async (request, reply) => {
    const finding = await findCaller(request);
    if (finding.ok) {
      notes.noteCaller(request, finding.caller.sub);
      await welcome(finding.caller, request.id);
      return finding.caller;
    }
    notes.noteRefusal(request, finding.refusal);
    await answerNobody(reply);
    return null;
  };
