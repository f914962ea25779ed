import { Reflector } from '@nestjs/core';

interface HourlyOptions {
  name: string;
  /** It also runs once a worker takes jobs. */
  isAlsoAtStart: boolean;
}

/** Marks a provider's method as a task that the worker runs once an hour; the argument is what the log calls it. */
export const Hourly = Reflector.createDecorator<string | HourlyOptions, HourlyOptions>({
  transform: name => (typeof name === 'string' ? { name, isAlsoAtStart: false } : name),
});
