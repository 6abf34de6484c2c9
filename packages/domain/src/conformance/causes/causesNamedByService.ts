import { settingLocation, type CauseRows } from './causeRow.ts';

/** What a service, or what stands before it, says itself of why it refuses. */
export const causesNamedByService = {
  'user-unready': {
    cause: ({ seen, said }) => `The user cannot be signed in as they are: ${said ?? seen}.`,
    change: ({ said }) =>
      /disabled/i.test(said ?? '')
        ? 'enable this user in the user pool, or take another one after --as.'
        : 'have this user finish that in the application, or take another one after --as.',
  },
  'second-factor': {
    cause: ({ seen }) =>
      `The user pool asks for a second step after the password (${seen}), and the product has none for it.`,
    change: ({ setting }) => `${setting}: the product signs in by the password alone.`,
  },
  'identity-pool-role': {
    once: true,
    cause: ({ said }) =>
      `The identity pool has no role that it may give to who signs in: it answered ${said}.`,
    change: ({ setting }) =>
      `the roles of the pool that ${settingLocation(setting)} names, and whom they trust: sts:AssumeRoleWithWebIdentity for this identity pool.`,
  },
  'trigger-refuses': {
    once: true,
    cause: ({ said }) =>
      `A trigger of the user pool refuses the sign-in, not the pool itself: it answered ${said}.`,
    change: ({ setting }) =>
      `the function that ${setting} of the user pool names for that moment, and its permission to be called; its log says why.`,
  },
  'network-sign-in': {
    once: true,
    cause: ({ said }) =>
      `The network of this machine asks for a sign-in of its own before it lets calls through: ${said}.`,
    change: () => 'sign in to that network with a browser, or use another one.',
  },
  'place-blocked': {
    once: true,
    cause: ({ said }) =>
      `What stands before the service refuses the country that the call comes from: ${said}.`,
    change: ({ setting }) => `the list of countries before what ${settingLocation(setting)} leads to.`,
  },
  'address-blocked': {
    once: true,
    cause: ({ said }) => `The address of this machine, or of its proxy, is not let in: ${said}.`,
    change: ({ setting }) =>
      `the list of allowed addresses before what ${settingLocation(setting)} leads to.`,
  },
  'web-firewall': {
    once: true,
    hides: ['token-not-taken', 'token-refused'],
    cause: ({ said }) => `A web firewall stands before the service and lets the calls not through: ${said}.`,
    change: ({ setting, said }) =>
      `the rule of the web firewall (WAF) before what ${settingLocation(setting)} leads to; its log names the rule, by ${/\((?:reference|\w+ id) [^)]*\)/i.test(said ?? '') ? 'that number' : 'the time'}, and by the address of this machine. A challenge is for pages: no call of a program answers one.`,
  },
  throttled: {
    once: true,
    cause: ({ said }) => `The service is called more often than it allows, or its quota is used up: ${said}.`,
    change: ({ setting }) =>
      `the limit of what ${settingLocation(setting)} leads to (throttling, quota or plan), or wait until it is renewed; the configuration is not why.`,
  },
  'key-ended': {
    once: true,
    cause: ({ said }) => `The key or the subscription of the service has ended, or was turned off: ${said}.`,
    change: ({ setting }) =>
      `renew the key or the subscription at what ${settingLocation(setting)} leads to; that of the rates is ratesKey in the accounts service.`,
  },
  'key-missing': {
    once: true,
    cause: ({ said }) => `The key did not arrive where the service looks for it: ${said}.`,
    change: ({ setting }) =>
      setting.startsWith('rates.')
        ? `the product sends the key in the query (access_key): let what ${settingLocation(setting)} leads to take it there and not from a header, and the proxy before it pass queries on; a new key does not help.`
        : `let what ${settingLocation(setting)} leads to take the calls without a key of its own: the product has none for it.`,
  },
  'key-refused': {
    once: true,
    cause: ({ said }) => `The service does not take its key: ${said}.`,
    change: ({ setting }) =>
      `the key of what ${settingLocation(setting)} leads to; that of the rates is ratesKey in the accounts service.`,
  },
  'no-such-endpoint': {
    once: true,
    hides: ['let-in'],
    cause: ({ said }) => `The rates service answers, and has no such endpoint: ${said}.`,
    change: ({ setting }) =>
      `the path in ${settingLocation(setting)}: it is not the one before the calls of the service that is meant; its host may be another one, too.`,
  },
  'plan-too-small': {
    once: true,
    cause: ({ said }) => `The plan of the service does not hold what the product asks: ${said}.`,
    change: ({ setting }) =>
      `the plan at what ${settingLocation(setting)} leads to, or its address to that of another.`,
  },
  'mesh-refuses': {
    once: true,
    cause: ({ said }) =>
      `The mesh or gateway before the service refuses the calls by a policy of its own: ${said}.`,
    change: ({ setting }) =>
      `the policy (AuthorizationPolicy, RequestAuthentication) before what ${settingLocation(setting)} leads to: calls with a signature of AWS have no token for it.`,
  },
  maintenance: {
    once: true,
    cause: ({ said }) => `The service says that it is closed for maintenance: ${said}.`,
    change: ({ setting }) =>
      `wait, or have who runs what ${settingLocation(setting)} leads to end the maintenance.`,
  },
  'no-route': {
    once: true,
    cause: ({ said }) => `A balancer or ingress answers, and has no rule for this host and path: ${said}.`,
    change: ({ setting }) =>
      `host or path in ${settingLocation(setting)}, or the rule of the ingress that leads from them to the service.`,
  },
  'integration-fails': {
    once: true,
    cause: ({ said }) =>
      `The gateway lets the calls in and gets no answer from its own integration: ${said}. It may not invoke its function, or that function fails.`,
    change: ({ setting, by }) =>
      `look at the execution log of the gateway that ${settingLocation(setting)} leads to, ${by}, and give it the permission to invoke its function again (lambda:InvokeFunction), which a new deployment may lose; neither config.json nor the user is why.`,
  },
  'backend-not-allowed': {
    once: true,
    cause: ({ said }) => `The service itself may not do what it has to, by its own role: ${said}.`,
    change: ({ setting }) =>
      `allow that to the role of the service behind what ${settingLocation(setting)} leads to (its execution role in IAM); neither config.json nor the role of the users is why.`,
  },
  'version-retired': {
    once: true,
    cause: ({ said }) => `The service no longer has this version of its calls: ${said}.`,
    change: ({ setting }) =>
      `the path in ${settingLocation(setting)} to the version that the service has now, if it answers as docs/backend-contract.md says.`,
  },
  'backend-unreached': {
    once: true,
    cause: ({ said }) => `The service is there, and does not reach another one that it needs: ${said}.`,
    change: ({ setting }) =>
      `the address that the service behind what ${settingLocation(setting)} leads to calls, in its own settings, or its DNS, its network or the authorities that it trusts; config.json is not why.`,
  },
  'nothing-behind': {
    once: true,
    cause: ({ said }) => `A proxy answers, and nothing behind it does: ${said}.`,
    change: ({ setting }) =>
      `start the service behind what ${settingLocation(setting)} leads to, or correct where that proxy sends its calls and how long it waits.`,
  },
  'client-certificate': {
    once: true,
    cause: ({ said }) => `Who calls is asked for a certificate of their own, and no page has one: ${said}.`,
    change: ({ setting }) => `turn mutual TLS off before what ${settingLocation(setting)} leads to.`,
  },
  'headers-too-large': {
    once: true,
    cause: ({ said }) =>
      `A proxy before the service takes no headers as large as those of a call with a signature and tokens: ${said}.`,
    change: ({ setting }) =>
      `raise the limit of the size of headers at the proxy before what ${settingLocation(setting)} leads to (large_client_header_buffers at nginx, such as 4 32k).`,
  },
  'request-not-passed': {
    once: true,
    cause: ({ said }) => `Something before the service does not take the calls as they are: ${said}.`,
    change: ({ setting }) =>
      `the limits and methods of the proxy before what ${settingLocation(setting)} leads to.`,
  },
} as const satisfies CauseRows;
