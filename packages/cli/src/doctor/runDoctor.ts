import {
  connectProbes,
  connectServices,
  type ConnectedProbes,
  type ContractsOf,
  type OpenServices,
} from '@fx-gateway/adapters/node';
import type { Configuration } from '@fx-gateway/adapters/core';
import {
  examineEnvironment,
  type ProbeUserSignIn,
} from '@fx-gateway/domain/conformance/examineEnvironment.ts';
import type { DoctorFinding } from '@fx-gateway/domain/conformance/report/doctorFinding.ts';
import { examinePageHost } from '@fx-gateway/domain/conformance/page-host/examinePageHost.ts';
import { listCalledAddresses } from '@fx-gateway/domain/conformance/page-host/listCalledAddresses.ts';
import type { SignInFailure } from '@fx-gateway/domain/conformance/identity/judgeSignIn.ts';
import { asExpectedVerdict } from '@fx-gateway/domain/conformance/responses/verdict.ts';
import { isEmail } from '@fx-gateway/domain/forms/email.ts';
import type { IdentityFailure } from '@fx-gateway/domain/identity/identityFailure.ts';
import { identityMessages } from '@fx-gateway/domain/identity/identityMessages.ts';
import { normalizeEmail } from '@fx-gateway/domain/identity/normalizeEmail.ts';
import { createMemoryStore } from '@fx-gateway/domain/ports/memoryStore.ts';
import { failed, succeeded } from '@fx-gateway/domain/result/result.ts';
import type { CommandResult } from '../verbs/commandResult.ts';
import type { Invocation } from '../verbs/invocation.ts';
import type { Outcome } from '../verbs/outcome.ts';
import { isHttpAddress } from '../configuration/resolveConfigurationAddress.ts';
import { connectResolvedProfile } from '../configuration/connectProfile.ts';
import { resolveProfile } from '../configuration/resolveProfile.ts';
import { optionFailure } from '../failures/commandFailure.ts';
import { readPasswords } from '../identity/readPasswords.ts';
import { buildDoctorReport } from './buildDoctorReport.ts';
import { checkOperations } from './checkOperations.ts';
import { checkOperator } from './checkOperator.ts';
import { checkReports, listReportAddresses } from './checkReports.ts';
import { checkBrandHosts } from './checkBrandHosts.ts';
import { checkStoredFiles } from './checkStoredFiles.ts';
import { checkIdempotencyKeySettings } from './checkIdempotencyKeySettings.ts';
import { explainConfigurationFailure } from './explainConfigurationFailure.ts';

/** Loads the contracts of every partner. */
export type LoadContracts = () => Promise<readonly ContractsOf<Configuration>[]>;

type User = { readonly email: string; readonly password: string };

/** Null where the call names nobody. */
const readUser = async (invocation: Invocation): CommandResult<User | null> => {
  const email = invocation.options.text('as');
  if (email === null) return succeeded(null);
  if (!isEmail(email)) return optionFailure('--as', identityMessages.emailNeeded);
  const passwords = await readPasswords(invocation);
  return passwords.ok
    ? succeeded({ email: normalizeEmail(email), password: passwords.value.password })
    : passwords;
};

const originOf = (url: string): string | null =>
  isHttpAddress(url) && URL.canParse(url) ? new URL(url).origin : null;

type Page = { readonly origin: string; readonly setting: string };

/** The hosts of the site; those of the brands of a sandbox are nobody's. */
const pagesOf = (origins: readonly string[], { environment, branding }: Configuration): readonly Page[] => {
  const named = origins.map((origin) => ({ origin, setting: '--origin' }));
  const brands =
    environment.kind === 'sandbox'
      ? []
      : [...new Set(branding.afsHosts)].flatMap((host) => {
          const origin = originOf(`https://${host}`);
          return origin === null || origins.includes(origin)
            ? []
            : [{ origin, setting: 'branding.afsHosts' }];
        });
  return [...named, ...brands];
};

/** The origins that are named; else that of the configuration, beside which the pages are found. */
const readOrigins = ({ options }: Invocation, address: string): CommandResult<readonly string[]> => {
  const named = options.texts('origin');
  const origins = (named.length > 0 ? named : [address]).flatMap((url) => originOf(url) ?? []);
  return Promise.resolve(
    named.length > origins.length
      ? optionFailure('--origin', 'An origin begins with http:// or https://.')
      : succeeded(origins),
  );
};

const failedAt = (calls: string, { name, message, requestId }: IdentityFailure): SignInFailure => ({
  kind: name === 'no-answer' ? 'unanswered' : 'refused',
  calls,
  name,
  message,
  requestId: requestId ?? null,
});

const signInAs =
  ({ identity }: OpenServices, { session }: ConnectedProbes, user: User | null): ProbeUserSignIn =>
  async (isPoolThere) => {
    if (user === null) return null;
    const proof = 'InitiateAuth or RespondToAuthChallenge';
    if (!isPoolThere) return failedAt(proof, { name: 'no-answer', message: '' });
    const step = await identity.signIn(user.email, user.password);
    if (!step.ok) return failedAt(proof, step.failure);
    if (step.value !== 'DONE') {
      const asked = typeof step.value === 'string' ? step.value : step.value.unsupported;
      return { kind: 'refused', calls: proof, name: asked, requestId: null };
    }
    const found = await identity.currentUser();
    if (found.ok && found.value !== null) return session(found.value.fxPartner);
    const isUserShown = (await session('').attributes()) !== null;
    const calls = isUserShown ? 'GetId or GetCredentialsForIdentity' : 'GetUser';
    return failedAt(calls, found.ok ? { name: 'an answer without a user', message: '' } : found.failure);
  };

/** Looks at the environment of a call with a sign-in of its own, which is ended before the report. */
export const runDoctor = async (
  invocation: Invocation,
  loadContracts: LoadContracts,
): Promise<Outcome<'doctor'>> => {
  const place = await resolveProfile(invocation);
  if (!place.ok) return place;
  const connection = await connectResolvedProfile(invocation, place.value);
  if (!connection.ok) return failed(await explainConfigurationFailure(invocation, connection.failure));
  const { configuration, address } = connection.value;
  const origins = await readOrigins(invocation, address);
  if (!origins.ok) return origins;
  const user = await readUser(invocation);
  if (!user.ok) return user;

  const store = createMemoryStore();
  const services = await connectServices(configuration, { store });
  const contracts = await loadContracts();
  const connected = await connectProbes(configuration, contracts, { services, store });
  const findings: DoctorFinding[] = [
    ...checkOperations(configuration),
    { look: 'setting', service: 'configuration', call: 'config.json', place: null, ...asExpectedVerdict() },
    ...(await checkStoredFiles(place.value.files, place.value.credentials)),
    ...checkIdempotencyKeySettings(contracts, configuration),
    ...checkBrandHosts(configuration),
    ...checkReports(configuration),
    ...checkOperator(configuration),
  ];
  const found = (finding: DoctorFinding): void => void findings.push(finding);
  const pages = pagesOf(origins.value, configuration);
  const explained = await examineEnvironment(
    connected.probes,
    origins.value,
    signInAs(services, connected, user.value),
    found,
    pages.map(({ origin }) => origin),
  );
  const called = [...listCalledAddresses(connected.probes.calls), ...listReportAddresses(configuration)];
  for (const { origin, setting } of pages) {
    const host = connected.pages(origin, setting);
    const look = async (path: string) => explained(await host.look(path));
    const isSandbox = configuration.environment.kind === 'sandbox';
    await examinePageHost({ ...host, look, isSandbox }, called, connected.probes.now(), found);
  }
  return buildDoctorReport(configuration.environment, findings, {
    all: invocation.options.flag('all'),
    now: connected.probes.now(),
    profile: invocation.options.text('profile'),
    email: user.value?.email ?? null,
  });
};
