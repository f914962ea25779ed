import type { Operator } from '@home-truths/platform/contract';
import { CircleAlert } from '@home-truths/platform/ui/icons';
import { Badge } from '../console/badge.tsx';
import { DashboardCard } from './dashboard-card.tsx';

const VARIABLES = {
  name: 'OPERATOR_NAME',
  abn: 'OPERATOR_ABN',
  address: 'OPERATOR_ADDRESS',
  email: 'OPERATOR_EMAIL',
} as const;

const listFormat = new Intl.ListFormat('en-AU');

/** Lists the missing details of the operator, which visitors see. */
export function OperatorCard({ operator }: { operator: Operator }) {
  const missing = (['name', 'abn', 'address', 'email'] as const).filter(part => !operator[part]);
  if (missing.length === 0) return null;
  const variables = listFormat.format(missing.map(part => VARIABLES[part]));
  return (
    <DashboardCard
      icon={CircleAlert}
      title="Say who runs the site"
      to="/about"
      text={`Visitors can’t see who runs Home Truths. Set ${variables}.`}
    >
      <Badge colour="orange">Missing</Badge>
    </DashboardCard>
  );
}
