import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';

const DEPLOY = path.resolve(import.meta.dirname, '../../../deploy');
const read = (file: string) => readFileSync(path.join(DEPLOY, file), 'utf8');

/** A metric that a query reads, and of which processes; of all where it does not say. */
export interface ReadMetric {
  name: string;
  jobs: string[];
}

/** The alerts, with their expressions. */
export const alerts = () =>
  (parse(read('prometheus/alerts.yml')).groups as { rules: { alert: string; expr: string }[] }[]).flatMap(
    ({ rules }) => rules,
  );

/** The expressions of the dashboard; Grafana sets the interval. */
export const dashboardQueries = () =>
  (JSON.parse(read('grafana/dashboard.json')).panels as { targets?: { expr: string }[] }[])
    .flatMap(({ targets = [] }) => targets)
    .map(({ expr }) => expr.replaceAll('$__rate_interval', '5m'));

/** @throws Error the query is not PromQL */
export function metricsIn(query: string): ReadMetric[] {
  const metrics: ReadMetric[] = [];
  parser.parse(query).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) throw new Error(`Not PromQL at ${from}: ${query}`);
      if (name !== 'VectorSelector') return;
      const selector = query.slice(from, to);
      const [metric = ''] = /^\w+/.exec(selector) ?? [];
      metrics.push({ name: metric, jobs: /job=~?"([\w|]+)"/.exec(selector)?.[1]?.split('|') ?? [] });
    },
  });
  return metrics;
}
