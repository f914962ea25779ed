import { Reflector } from '@nestjs/core';

/** Marks a provider's method as a task that the worker runs once an hour; the argument is what the log calls it. */
export const Hourly = Reflector.createDecorator<string>();
