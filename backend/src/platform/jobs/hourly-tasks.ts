import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import type { Logger } from 'pino';
import { Hourly } from '../database/hourly.ts';
import { LOG } from '../http/logging.ts';
import { describeError } from '../http/problem.ts';

interface HourlyTask {
  name: string;
  isAlsoAtStart: boolean;
  run: () => Promise<unknown>;
}

/** Runs the methods that providers mark with `Hourly`. */
@Injectable()
export class HourlyTasks {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  /** Runs one task after the other; a failed one runs again the next hour. */
  run(): Promise<void> {
    return this.runEach(this.find());
  }

  runAtStart(): Promise<void> {
    return this.runEach(this.find().filter(({ isAlsoAtStart }) => isAlsoAtStart));
  }

  private async runEach(tasks: readonly HourlyTask[]): Promise<void> {
    for (const { name, run } of tasks)
      await run().catch(error =>
        this.log.error({ task: name, error: describeError(error) }, 'hourly task failed'),
      );
  }

  private find(): HourlyTask[] {
    return this.discovery.getProviders().flatMap(({ instance }) => {
      if (!instance || typeof instance !== 'object') return [];
      const prototype = Object.getPrototypeOf(instance);
      return this.scanner.getAllMethodNames(prototype).flatMap(method => {
        const options = this.reflector.get(Hourly, prototype[method]);
        return options ? [{ ...options, run: () => instance[method]() }] : [];
      });
    });
  }
}
