import { type BuildingDetail, editBuilding, readBuilding } from '@home-truths/platform/contract';
import { type Api, keyOf, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, useContractForm, useWrite } from '@home-truths/platform/forms';
import { Input, Stack, Text, toast } from '@home-truths/platform/ui';
import { localityOf, reviewsText } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { ConflictPanel, differencesOf, useConflict } from '../console/conflict-panel.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { showFailure } from '../console/log-and-show-error.ts';
import { PendingQuery } from '../console/pending-query.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { BuildingFinder } from './building-finder.tsx';
import { propertiesText } from './find-buildings.ts';

const BUILDING_LABELS = { name: 'Name', address: 'Address' };

const toBuildingValues = ({ name, address }: BuildingDetail) => ({ name: name ?? '', address });

const readNow = (api: Api, id: number) => api(readBuilding, { params: { id } });

interface BuildingFormProps {
  building: BuildingDetail;
  onKeepTheirs(building: BuildingDetail): void;
  onClose(): void;
}

function useBuildingForm({ building, onClose }: BuildingFormProps) {
  const { id } = building;
  const editing = useWrite(editBuilding);
  const conflict = useConflict(building, api => readNow(api, id));
  const form = useContractForm(editBuilding, {
    defaultValues: toBuildingValues(building),
    toBody: ({ name, address }) => ({ name: name.trim() || null, address }),
    send: body =>
      conflict.save(version =>
        editing.mutateAsync({ input: { params: { id }, body: { ...body, version } } }),
      ),
    onSuccess(saved) {
      if (!saved) return; // a conflict, which `ConflictPanel` shows
      toast({ title: 'Building updated' });
      onClose();
    },
    onError: showFailure('Failed to save building'),
  });
  return { form, conflict };
}

function BuildingForm(props: BuildingFormProps) {
  const { building, onKeepTheirs, onClose } = props;
  const { form, conflict } = useBuildingForm(props);
  return (
    <Form form={form}>
      <ConflictPanel
        {...conflict}
        form={form}
        differencesFrom={theirs => differencesOf(BUILDING_LABELS, toBuildingValues(theirs), form.getValues())}
        onKeepTheirs={onKeepTheirs}
      />
      <Stack gap="5">
        <Text color="fg.muted" dir="auto">
          {`${localityOf(building)} · ${propertiesText(building.propertyCount)} · ${reviewsText(building.reviewCount)}`}
        </Text>
        <Field form={form} name="name" label={BUILDING_LABELS.name} optional>
          {control => <Input {...control} autoComplete="off" dir="auto" />}
        </Field>
        <Field
          form={form}
          name="address"
          label={BUILDING_LABELS.address}
          help="The street number and the street, without a unit. For example, 26 Kilbride Crescent"
        >
          {control => <Input {...control} autoComplete="off" dir="auto" />}
        </Field>
        <FormFooter form={form} labels={['Save changes', 'Saving...']} onClose={onClose} />
      </Stack>
    </Form>
  );
}

function LoadedBuilding({ id, onClose }: { id: number; onClose(): void }) {
  const api = useApi();
  // a key of its own, since an old version from the cache would be a conflict
  const query = useQuery({
    queryKey: [...keyOf(readBuilding, { params: { id } }), 'edit'],
    queryFn: () => readNow(api, id),
    staleTime: 0,
    gcTime: 0,
  });
  const [theirs, setTheirs] = useState<BuildingDetail>();
  useLogError('The building did not load', query.error);
  const building = theirs ?? query.data;
  if (!building) return <PendingQuery query={query} what="the building" minH="28" />;
  // the key makes a new form only if their version was kept, not after a refetch
  return (
    <BuildingForm key={theirs?.version} building={building} onKeepTheirs={setTheirs} onClose={onClose} />
  );
}

export function EditBuildingDialog({ onClose }: { onClose(): void }) {
  const [id, setId] = useState<number>();
  return (
    <AdminDialog title="Edit a building" onClose={onClose}>
      {id === undefined ? (
        <BuildingFinder label="Find the building" onChoose={building => setId(building.id)} />
      ) : (
        <LoadedBuilding id={id} onClose={onClose} />
      )}
    </AdminDialog>
  );
}
