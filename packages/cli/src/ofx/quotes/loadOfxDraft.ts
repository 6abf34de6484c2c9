import type { OfxQuoteRequest } from '@fx-gateway/domain/ofx/api/ofxQuote.ts';
import type { OfxDraft } from '@fx-gateway/domain/ofx/quotes/ofxDraft.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';
import type { SessionOpener } from '../../partner-verbs/partnerCommands.ts';
import { listOfxBeneficiaries } from '../scope/findOfxBeneficiary.ts';
import { openOfx, type OfxCustomerConnection } from '../scope/ofxCustomerConnection.ts';
import { makeOfxDraftFromTerms, type OfxTerms } from './ofxTerms.ts';

/** What is asked of the partner, and where. */
type OpenDraft = {
  readonly scope: OfxCustomerConnection;
  readonly wanted: { readonly draft: OfxDraft; readonly request: OfxQuoteRequest };
};

/** Reaches the partner and reads the terms with the beneficiaries that the customer has there. */
export const loadOfxDraft = async (
  invocation: Invocation,
  openSession: SessionOpener,
  terms: OfxTerms,
): CommandResult<OpenDraft> => {
  const scope = await openOfx(invocation, openSession);
  if (!scope.ok) return scope;
  const known = await listOfxBeneficiaries(scope.value.ofx);
  if (!known.ok) return known;
  const wanted = await makeOfxDraftFromTerms(terms, known.value);
  return wanted.ok ? succeeded({ scope: scope.value, wanted: wanted.value }) : wanted;
};
