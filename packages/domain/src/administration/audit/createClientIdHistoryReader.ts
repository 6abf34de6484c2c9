import { readClientIdOfState, type AdministratorChange } from '../administratorChange.ts';

/**
 * Says which client id an integration had right after a change: the one that the next change of the integration found
 * there; today's where none has changed it since. `history` is all that was written down, newest first.
 */
export const createClientIdHistoryReader = (
  history: readonly AdministratorChange[],
): ((change: AdministratorChange, integrationId: string, today: string) => string) => {
  const places = new Map(history.map((change, place) => [change, place]));
  const writings = new Map<string, { readonly place: number; readonly before: string }[]>();
  for (const [place, { action, target, before }] of history.entries()) {
    if (action !== 'update-integration' || readClientIdOfState(before) === '') continue;
    const known = writings.get(target) ?? [];
    known.push({ place, before: readClientIdOfState(before) });
    writings.set(target, known);
  }
  return (change, integrationId, today) => {
    const place = places.get(change) ?? 0;
    const next = writings.get(integrationId)?.findLast((writing) => writing.place < place);
    return next?.before ?? today;
  };
};
