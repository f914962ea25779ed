import type { PropertyType } from '@home-truths/platform/contract';
import { Building2, House } from '@home-truths/platform/ui/icons';
import { Toggle, ToggleGroup } from './toggle.tsx';

const KINDS = [
  { type: 'apartment', text: 'Apartments', Icon: Building2 },
  { type: 'house', text: 'Houses', Icon: House },
] as const;

interface KindTogglesProps {
  type: PropertyType | undefined;
  onChange(type: PropertyType | undefined): void;
}

export const KindToggles = ({ type, onChange }: KindTogglesProps) => (
  <ToggleGroup role="group" aria-label="Property type">
    {KINDS.map(kind => (
      <Toggle
        key={kind.type}
        name="type"
        value={kind.type}
        pressed={type === kind.type}
        onToggle={() => onChange(kind.type === type ? undefined : kind.type)}
      >
        <kind.Icon size={18} aria-hidden /> <span>{kind.text}</span>
      </Toggle>
    ))}
  </ToggleGroup>
);
