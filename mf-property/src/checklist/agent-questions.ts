import type { PropertyDetail } from '@home-truths/platform/contract';
import { sourceOfTags, tagsIn } from './groups-of-tags.ts';
import type { Tagged } from './needs-building.ts';
import { PROBLEMS } from './what-to-check.ts';

const MAX_QUESTIONS = 3;

const list = new Intl.ListFormat('en-AU');

/**
 * Asks the agent about the most frequent problems; returns undefined if reviews name none. It never quotes
 * authors.
 */
export function agentQuestions(
  property: Tagged & Pick<PropertyDetail, 'address' | 'suburb'>,
  building: Tagged | undefined,
) {
  const source = sourceOfTags(property, building);
  const problems = tagsIn(source, PROBLEMS).slice(0, MAX_QUESTIONS);
  if (problems.length === 0) return undefined;
  const mentioned = problems.map(
    ({ count, check: { noun } }) => `${noun} (${count} of ${source.reviewCount})`,
  );
  const reviews = source.isBuilding ? 'Reviews of the building' : 'Reviews';
  return [
    `Hi, I’m interested in ${property.address}, ${property.suburb}. ${reviews} mention ${list.format(mentioned)}.`,
    problems.map(({ check: { question } }) => `- ${question}`).join('\n'),
    'Thank you.',
  ].join('\n\n');
}
