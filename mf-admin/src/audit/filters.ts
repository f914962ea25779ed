import { RECORD_ID } from '@home-truths/platform/contract';
import { useLocation, useNavigate, useSearchParams } from '@home-truths/platform/router';
import { useRequestedFilters } from '../console/filters.ts';

const NAMES = ['subject', 'subjectId', 'by', 'action', 'from', 'to'] as const;
type Name = (typeof NAMES)[number];

/** Filters of the entries; those not set are empty. */
export type AuditFilters = Record<Name, string>;

const isName = (value: string) => /^[a-z][a-z-]{0,29}$/.test(value);
const isDay = (value: string) => /^2\d{3}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

const IS_VALID: Record<Name, (value: string) => boolean> = {
  subject: isName,
  subjectId: value => RECORD_ID.test(value),
  by: value => value === 'operator' || RECORD_ID.test(value),
  action: isName,
  from: isDay,
  to: isDay,
};

export function readAuditFilters(params: URLSearchParams): AuditFilters {
  const validOrEmpty = (name: Name) => {
    const value = params.get(name) ?? '';
    return IS_VALID[name](value) ? value : '';
  };
  const values = Object.fromEntries(NAMES.map(name => [name, validOrEmpty(name)])) as AuditFilters;
  if (!values.subject) values.subjectId = '';
  // also an end before the start is dropped
  if (values.from > values.to) values.to = '';
  return values;
}

/** Returns the filters that are set. */
export const toQuery = (filters: AuditFilters): Record<string, string> =>
  Object.fromEntries(NAMES.filter(name => filters[name]).map(name => [name, filters[name]]));

export function auditUrl(filters: Partial<AuditFilters>): string {
  const params = new URLSearchParams(Object.entries(filters).filter(([, value]) => value));
  return `/admin/audit${params.size ? `?${params}` : ''}`;
}

/** Returns the filters in the URL. `change` navigates, without `shown`, so that the first rows are shown again. */
export function useAuditFilters() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const filters = readAuditFilters(params);
  const requested = useRequestedFilters(filters);
  const change = (changes: Partial<AuditFilters>) => {
    const changed = { ...requested.read(), ...changes };
    requested.write(changed);
    // fields report unchanged values, too
    if (pathname + (params.size ? `?${params}` : '') !== auditUrl(changed))
      void navigate(auditUrl(changed), { preventScrollReset: true });
  };
  return { filters, change };
}
