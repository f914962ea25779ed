import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { ScriptProcess } from './process-table.ts';
import type { ProcessDefinition } from './processes.ts';
import { type ReadyLine, runOnce, Service, type ServiceOptions, type Variables } from './service.ts';

const STOP_LIMIT_MS = 10_000;
const RESTART_LIMIT_MS = 3000;

interface Options<Name extends string> {
  /** The table of processes. */
  processes: Record<Name, ProcessDefinition>;
  /** The folder of their logs. */
  logs: string;
  /** The variables of a process; receives its last ready line. */
  variables: (definition: ProcessDefinition, previous?: ReadyLine) => Variables;
  /** How long a process still serves after the signal to stop. */
  drainMs?: number;
  /** Receives all processes after each new one. */
  recordChildren: (children: ScriptProcess[]) => void;
}

/** Starts, restarts and stops the processes of a table. */
export class ProcessSupervisor<Name extends string> {
  readonly #options: Options<Name>;
  readonly #services = new Map<Name, Service[]>();

  constructor(options: Options<Name>) {
    this.#options = options;
    mkdirSync(options.logs, { recursive: true });
  }

  /** The processes of the table, in its order. */
  names(isWanted: (definition: ProcessDefinition) => unknown = () => true) {
    const names = Object.keys(this.#options.processes) as Name[];
    return names.filter(name => isWanted(this.#options.processes[name]));
  }

  /**
   * Starts as many of a process as the table says, and returns the line by which each reported that it is ready. Those
   * after the first get its line as their last one, and thereby its port.
   */
  async start(name: Name, more: Pick<ServiceOptions, 'args' | 'onMessage'> = {}): Promise<ReadyLine[]> {
    const { processes, variables, recordChildren } = this.#options;
    const definition = processes[name];
    let first: ReadyLine | undefined;
    const services = Array.from({ length: definition.count }, (_, index) => {
      const number = index === 0 ? '' : `-${index + 1}`;
      return new Service({
        title: definition.title + number.replace('-', ' '),
        script: definition.entry,
        log: this.#log(name + number),
        environment: previous => variables(definition, previous ?? first),
        onSpawn: () => recordChildren(this.#children()),
        ...more,
      });
    });
    this.#services.set(name, services);
    first = await services[0]?.start();
    const others = await Promise.all(services.slice(1).map(service => service.start()));
    return first ? [first, ...others] : others;
  }

  /** Runs a process of the table to its end and returns the messages it sent. */
  runOnce(name: Name, args: string[] = []): Promise<unknown[]> {
    const definition = this.#options.processes[name];
    const { title, entry: script } = definition;
    const environment = this.#options.variables(definition);
    return runOnce({ title, script, args, environment, log: this.#log(name) });
  }

  /** Restarts what runs of a process, each on the same port. */
  async restart(name: Name) {
    const services = this.#services.get(name) ?? [];
    await Promise.all(services.map(service => service.restart(RESTART_LIMIT_MS)));
  }

  /** Stops everything in the opposite order of the table, processes of the same row at the same time. */
  async close() {
    const limitMs = STOP_LIMIT_MS + (this.#options.drainMs ?? 0);
    for (const name of this.names().toReversed())
      await Promise.all((this.#services.get(name) ?? []).map(service => service.stop(limitMs)));
  }

  #children() {
    return [...this.#services.values()].flat().flatMap(service => service.process ?? []);
  }

  #log(name: string) {
    return path.join(this.#options.logs, `${name}.log`);
  }
}
