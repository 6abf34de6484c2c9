import { loadConfiguration, probeConfigurationAddress, systemClock } from '@fx-gateway/adapters/node';
import { findCausesOfFindings } from '@fx-gateway/domain/conformance/report/findCausesOfFindings.ts';
import { makeSymptom } from '@fx-gateway/domain/conformance/causes/makeSymptom.ts';
import { judgeNamedConfiguration } from '@fx-gateway/domain/conformance/page-host/judgeNamedConfiguration.ts';
import {
  differsWithSymptom,
  type ExplainedVerdict,
} from '@fx-gateway/domain/conformance/responses/verdict.ts';
import type { ChosenConfiguration } from '../configuration/resolveConfigurationAddress.ts';
import { defaultProfile } from '../configuration/profileFolder.ts';
import { resolveProfile } from '../configuration/resolveProfile.ts';
import type { CommandFailure } from '../failures/commandFailure.ts';
import type { Invocation } from '../verbs/invocation.ts';
import { formatCause } from './formatCause.ts';

/**
 * The address that the profile remembers overrides FXG_CONFIG. The user may not know that, so the message names both.
 */
const rememberedBy = (profile: string, variable: string | undefined): string => {
  const another =
    variable === undefined || variable === ''
      ? '--config names another'
      : `it goes before FXG_CONFIG, which names ${variable}: fxg login --config ${variable} lets the profile remember that`;
  return `the address of config.json that the profile ${profile} remembers (${another})`;
};

const broken = (
  kind: 'configuration-broken' | 'configuration-field',
  seen: string,
  setting: string,
): ExplainedVerdict =>
  differsWithSymptom('config.json', 'It cannot be used.', makeSymptom(kind, seen, setting));

/** What is wrong within a configuration that was read; null where it was not, or is well by now. */
const judgeContent = async (address: string): Promise<ExplainedVerdict | null> => {
  const read = await loadConfiguration(address);
  if (read.ok) return null;
  const { field, message, found } = read.failure;
  if (field !== '') {
    const seen = `${message}${found === undefined ? '' : ` There stands ${found}.`}`;
    return broken('configuration-field', seen, `${field} in ${address}`);
  }
  const why = /the file (?<why>is (?:empty|not|a web page).*)\.$/.exec(message)?.groups?.['why'];
  return why === undefined ? null : broken('configuration-broken', why, address);
};

/** Where the address of a configuration was named, as a reader changes it. */
const settingOf = (by: ChosenConfiguration['namedBy'], { options, terminal }: Invocation): string => {
  switch (by) {
    case null:
      return 'the address of config.json';
    case 'flag':
      return 'the address after --config';
    case 'variable':
      return 'the address in FXG_CONFIG';
    case 'profile':
      return rememberedBy(options.text('profile') ?? defaultProfile, terminal.environment['FXG_CONFIG']);
  }
};

const judge = async (address: string, setting: string, remote: boolean): Promise<ExplainedVerdict | null> => {
  const content = await judgeContent(address);
  if (!remote || !URL.canParse(address) || content?.symptom?.kind === 'configuration-field') return content;
  const reached = await probeConfigurationAddress(address);
  return judgeNamedConfiguration({ address, setting, reached }, systemClock.now());
};

/** A configuration that could not be had, or not used: the same failure, with the cause and the change for its hint. */
export const explainConfigurationFailure = async (
  invocation: Invocation,
  failure: CommandFailure,
): Promise<CommandFailure> => {
  const place = await resolveProfile(invocation);
  if (!place.ok) return failure;
  const { chosen, remote } = place.value;
  const setting = settingOf(chosen.namedBy, invocation);
  const judged = await judge(chosen.address, setting, remote);
  if (judged === null) return failure;
  const [cause] = findCausesOfFindings([
    {
      look: 'setting',
      service: 'configuration',
      call: 'config.json',
      place: setting,
      ...judged,
    },
  ]);
  if (cause === undefined) return failure;
  // Without a name it is the sandbox that was looked for, and the hint starts it.
  const isNoSandbox = chosen.namedBy === null && cause.symptom === 'nothing-listens';
  const hint = isNoSandbox ? `Most likely: ${cause.cause} ${failure.hint ?? ''}` : formatCause(cause);
  // What is wrong is told once, as the cause.
  const message = failure.message.replace(cause.cause, 'config.json cannot be used.');
  return { ...failure, message, hint, explained: true };
};
