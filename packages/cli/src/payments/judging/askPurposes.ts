import { countryNameInSentence } from '@fx-gateway/domain/geography/countryNameInSentence.ts';
import {
  findSharedPurposes,
  type ChosenPurpose,
} from '@fx-gateway/domain/payment-run/preparation/findSharedPurposes.ts';
import type { RunPurposeNeeded } from '@fx-gateway/domain/payment-run/judging/judgedRow.ts';
import type { RunPurposes } from '@fx-gateway/domain/payment-run/judging/runContext.ts';
import { succeeded } from '@fx-gateway/domain/result/result.ts';
import type { Prompts } from '../../terminal/prompts.ts';
import type { CommandResult } from '../../verbs/commandResult.ts';
import type { Invocation } from '../../verbs/invocation.ts';

/** What payments to a country can be for; empty where that could not be read. */
export const purposesOf = (purposes: readonly RunPurposes[], country: string, method: string) =>
  purposes.find((each) => each.country === country && each.method === method)?.choices ?? [];

const sayEach = 'each';

/** Where several countries list the same purpose it is asked about once for all of them; empty where it is said of each. */
const askSharedPurpose = async (
  prompts: Prompts,
  open: readonly RunPurposes[],
): CommandResult<readonly ChosenPurpose[]> => {
  const shared = findSharedPurposes(open);
  if (shared.length === 0) return succeeded([]);
  const answer = await prompts.choose(
    `What are the payments for that name no purpose (${open.length} countries and methods)?`,
    [
      ...shared.map(({ text, at }, place) => ({
        value: String(place),
        label: at.length === open.length ? text : `${text} (${at.length} of ${open.length})`,
      })),
      { value: sayEach, label: 'Say it for each country' },
    ],
  );
  return answer.ok ? succeeded(shared[Number(answer.value)]?.at ?? []) : answer;
};

/** Asks what the payments are for that do not say it: once for all countries that list it, else for each country and method. */
export const askPurposes = async (
  invocation: Invocation,
  needed: readonly RunPurposeNeeded[],
  purposes: readonly RunPurposes[],
): CommandResult<readonly RunPurposes[]> => {
  const prompts = needed.length === 0 ? null : await invocation.prompts();
  if (prompts === null) return succeeded(purposes);
  const open = purposes.filter(
    ({ country, method, choices }) =>
      needed.some((one) => one.country === country && one.method === method) && choices !== null,
  );
  const shared = await askSharedPurpose(prompts, open);
  if (!shared.ok) return shared;
  const chosen: RunPurposes[] = [];
  for (const each of purposes) {
    const { country, method } = each;
    const said = shared.value.find((one) => one.country === country && one.method === method);
    const choices = purposesOf(purposes, country, method);
    const rows = needed.find((one) => one.country === country && one.method === method)?.rows ?? [];
    if (rows.length === 0 || choices.length === 0 || said !== undefined) {
      chosen.push(said === undefined ? each : { ...each, chosen: said.chosen });
      continue;
    }
    const answer = await prompts.choose(
      `What are the payments to ${countryNameInSentence(country)} for (rows ${rows.join(', ')})?`,
      choices.map(({ id, text }) => ({ value: id, label: text })),
    );
    if (!answer.ok) return answer;
    chosen.push({ ...each, chosen: answer.value });
  }
  return succeeded(chosen);
};
