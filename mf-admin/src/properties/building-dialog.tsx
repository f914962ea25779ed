import { type AdminProperty, listAdminProperties, placeProperty } from '@home-truths/platform/contract';
import { useWrite } from '@home-truths/platform/data';
import { Box, Button, Flex, Text, toast } from '@home-truths/platform/ui';
import { fullAddress } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { BuildingFinder } from '../buildings/building-finder.tsx';
import { recordReader } from '../console/admin-list.ts';
import { ConflictPanel, useConflict } from '../console/conflict-panel.tsx';
import { ErrorText } from '../console/error-text.tsx';
import { AdminDialog } from '../console/form-dialog.tsx';
import { useAttempt } from '../console/use-attempt.ts';
import { buildingName } from './facts-text.ts';

type Building = NonNullable<AdminProperty['building']>;

const nameOf = (building: Building | null | undefined) =>
  building ? buildingName(building) : 'Not in a building';

interface BuildingDialogProps {
  property: AdminProperty;
  onClose(): void;
}

function useChangeBuilding({ property, onClose }: BuildingDialogProps) {
  const write = useWrite(placeProperty);
  const conflict = useConflict(property, recordReader(listAdminProperties, property.id));
  const { errorMessage, attempt } = useAttempt();
  const change = (building: Building | null) =>
    attempt(async () => {
      const saved = await conflict.save(version =>
        write.mutateAsync({
          input: { params: { id: property.id }, body: { buildingId: building?.id ?? null, version } },
        }),
      );
      if (!saved) return; // a conflict, which `ConflictPanel` shows
      toast({ title: 'Building changed' });
      onClose();
    }, 'Failed to change the building');
  return { conflict, errorMessage, isBusy: write.isPending, change };
}

function ChosenBuilding({ chosen, ...props }: BuildingDialogProps & { chosen: Building | null }) {
  const { conflict, errorMessage, isBusy, change } = useChangeBuilding(props);
  return (
    <>
      <ConflictPanel
        {...conflict}
        form={{ submit: () => void change(chosen) }}
        differencesFrom={({ building }) =>
          (building?.id ?? null) === (chosen?.id ?? null)
            ? []
            : [{ label: 'Building', theirs: nameOf(building), mine: nameOf(chosen) }]
        }
        onKeepTheirs={props.onClose}
      />
      <Text>
        <span>New building: </span>
        <b>
          <bdi translate="no">{nameOf(chosen)}</bdi>
        </b>
      </Text>
      <ErrorText mt="3">{errorMessage}</ErrorText>
      <Flex mt="5" gap="3" justify="flex-end" wrap="wrap">
        <Button look="outline" onClick={props.onClose}>
          Cancel
        </Button>
        <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && void change(chosen)}>
          <span>{isBusy ? 'Saving...' : 'Save'}</span>
        </Button>
      </Flex>
    </>
  );
}

/** Moves a property to another building, or out of its building. */
export function BuildingDialog(props: BuildingDialogProps) {
  const { property } = props;
  /** Null: in no building; undefined: not chosen yet. */
  const [chosen, setChosen] = useState<Building | null>();
  return (
    <AdminDialog title="Building" onClose={props.onClose}>
      <Text fontWeight="600" overflowWrap="anywhere">
        <bdi translate="no">{fullAddress(property)}</bdi>
      </Text>
      <Text mt="1" mb="4" color="fg.muted">
        <span>Building now: </span>
        <bdi translate="no">{nameOf(property.building)}</bdi>
      </Text>
      {chosen === undefined ? (
        <>
          <BuildingFinder label="Find the building" onChoose={setChosen} />
          {property.building && (
            <Box mt="4">
              <Button look="outline" onClick={() => setChosen(null)}>
                Not in a building
              </Button>
            </Box>
          )}
        </>
      ) : (
        <ChosenBuilding {...props} chosen={chosen} />
      )}
    </AdminDialog>
  );
}
