import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { startSandbox, type SandboxProcess, type Setting } from '../../process/startSandbox.ts';

export type Service = 'cognito' | 'accounts' | 'corpay' | 'ofx' | 'rates';

/** One weather rule of `POST /sandbox/faults`; `path` is a prefix, `times` limits how often it strikes. */
export interface Fault {
  readonly service?: Service;
  readonly operation?: string;
  readonly method?: string;
  readonly path?: string;
  readonly fault:
    | 'status'
    | 'delay'
    | 'reset-before'
    | 'reset-after'
    | 'truncate'
    | 'wrong-type'
    | 'empty'
    | 'duplicate'
    | 'slow';
  readonly status?: number;
  readonly body?: unknown;
  readonly delayMs?: number;
  readonly times?: number;
}

/** One line of the sandbox's journal; `path` is without the mount, secrets are masked. */
export interface JournalEntry {
  readonly service: Service;
  readonly operation?: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly status: number;
  readonly requestId: string;
}

/** The sandbox that a worker's journeys talk to: a real process, and the switches that only a tester has. */
export class Sandbox {
  readonly setting: Setting;
  private readonly dataFolder: string;
  private process: SandboxProcess;

  private constructor(setting: Setting, dataFolder: string, started: SandboxProcess) {
    this.setting = setting;
    this.dataFolder = dataFolder;
    this.process = started;
  }

  static async start(setting: Setting): Promise<Sandbox> {
    const dataFolder = await mkdtemp(join(tmpdir(), 'fx-gateway-journey-'));
    try {
      return new Sandbox(setting, dataFolder, await startSandbox(setting, dataFolder));
    } catch (error) {
      await rm(dataFolder, { recursive: true, force: true });
      throw error;
    }
  }

  get url(): string {
    return this.process.url;
  }

  get servicesUrl(): string {
    return this.process.servicesUrl;
  }

  /** What the process has printed since it was last started. */
  get output(): string {
    return this.process.output();
  }

  /** Back to the seeded stories, in fair weather. */
  async reset(): Promise<void> {
    await this.call('DELETE', '/sandbox/faults');
    await this.call('POST', '/sandbox/reset');
  }

  /** Sets the weather; it stays until `fairWeather` or `reset`. */
  async faults(...faults: readonly Fault[]): Promise<void> {
    await this.call('POST', '/sandbox/faults', faults);
  }

  /** The identity service refuses its operation in these words, once. */
  async refuse(operation: string, name: string, message: string): Promise<void> {
    const body = { __type: name, message };
    await this.faults({ service: 'cognito', operation, fault: 'status', status: 400, body, times: 1 });
  }

  /** Waits until every fault has struck as often as it was meant to: the call that it strikes has arrived. */
  async faultsStruck(): Promise<void> {
    const left = async () => (await this.call('GET', '/sandbox/faults')).json() as Promise<unknown>;
    await expect.poll(left, 'faults that have not struck yet').toEqual([]);
  }

  async fairWeather(): Promise<void> {
    await this.call('DELETE', '/sandbox/faults');
  }

  /** The last 1,000 requests, oldest first, of one service and path where they are given. */
  async journal(filter: { service?: Service; path?: string } = {}): Promise<readonly JournalEntry[]> {
    const answer = await this.call('GET', `/sandbox/requests?${new URLSearchParams(filter).toString()}`);
    return (await answer.json()) as readonly JournalEntry[];
  }

  /** Kills the process as a power cut would, and starts it again at the same address over the same data. */
  async crash(): Promise<void> {
    const ports = { port: portOf(this.url), servicesPort: portOf(this.servicesUrl) };
    await this.process.stop('SIGKILL');
    this.process = await startSandbox(this.setting, this.dataFolder, ports);
  }

  async stop(): Promise<void> {
    await this.process.stop();
    await rm(this.dataFolder, { recursive: true, force: true });
  }

  private async call(method: string, path: string, body?: unknown): Promise<Response> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  }
}

const portOf = (url: string) => Number(new URL(url).port);
