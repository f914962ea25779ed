import { useApi } from '@home-truths/platform/data';
import { RecordFinder } from '../console/record-finder.tsx';
import { type FoundBuilding, findBuildings, foundBuildingText } from './find-buildings.ts';

interface BuildingFinderProps {
  label: string;
  /** The id of a building that cannot be chosen. */
  exceptId?: number;
  onChoose(building: FoundBuilding): void;
}

export function BuildingFinder({ label, exceptId, onChoose }: BuildingFinderProps) {
  const api = useApi();
  return (
    <RecordFinder
      label={label}
      hint="Address or name"
      emptyText="No buildings found. Start with the street number or the name."
      find={async q => (await findBuildings(api, q)).filter(({ id }) => id !== exceptId)}
      textOf={foundBuildingText}
      onChoose={onChoose}
    />
  );
}
