import { Reflector } from '@nestjs/core';

interface HourlyOptions {
  name: string;
  isAlsoAtStart: boolean;
}

/** Marks a method that the worker runs once an hour; the name appears in the log. */
export const Hourly = Reflector.createDecorator<string | HourlyOptions, HourlyOptions>({
  transform: name => (typeof name === 'string' ? { name, isAlsoAtStart: false } : name),
});
