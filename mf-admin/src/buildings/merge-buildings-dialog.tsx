import { mergeBuildings } from '@home-truths/platform/contract';
import { Field, Form, TextArea, useContractForm, useWatch, useWrite } from '@home-truths/platform/forms';
import { Box, Stack, Text } from '@home-truths/platform/ui';
import { useState } from 'react';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { showFailure } from '../console/log-and-show-error.ts';
import { StaysChoice } from '../console/stays-choice.tsx';
import { BuildingFinder } from './building-finder.tsx';
import { type FoundBuilding, foundBuildingText, propertiesText } from './find-buildings.ts';

type Pair = readonly [FoundBuilding, FoundBuilding];

const sideOf = (building: FoundBuilding) => {
  const { name, details } = foundBuildingText(building);
  return { id: building.id, name, lines: [details] };
};

const consequences = (building: FoundBuilding) =>
  `Its ${propertiesText(building.propertyCount)} will be in the building that stays, and so will those added at its address later. You can undo this.`;

interface MergeBuildingsDialogProps {
  onMerged(from: FoundBuilding, into: FoundBuilding): void;
  onClose(): void;
}

interface MergeFormProps extends MergeBuildingsDialogProps {
  pair: Pair;
}

function useMergeForm({ pair, onMerged, onClose }: MergeFormProps) {
  const write = useWrite(mergeBuildings);
  const [a, b] = pair;
  /** Returns the building that is merged if the one with the id `into` stays. */
  const mergedBuilding = (into: string) => (Number(into) === a.id ? b : a);
  const form = useContractForm(mergeBuildings, {
    defaultValues: { into: String(b.propertyCount > a.propertyCount ? b.id : a.id), reason: '' },
    toBody: ({ into, reason }) => ({ into: Number(into), reason }),
    async send(body) {
      const from = mergedBuilding(String(body.into));
      await write.mutateAsync({ input: { params: { id: from.id }, body } });
      return from;
    },
    onSuccess(from) {
      onClose();
      onMerged(from, from === a ? b : a);
    },
    onError: showFailure('Failed to merge buildings'),
  });
  return { form, from: mergedBuilding(useWatch({ control: form.control, name: 'into' })) };
}

function MergeForm(props: MergeFormProps) {
  const { form, from } = useMergeForm(props);
  return (
    <Form form={form}>
      <Stack gap="5">
        <StaysChoice
          legend="Which building stays?"
          sides={props.pair.map(sideOf)}
          radio={form.register('into')}
        />
        <Box p="4" bg="bg.subtle" borderRadius="control" aria-live="polite">
          <Text fontWeight="600" dir="auto">
            <span translate="no">{foundBuildingText(from).name}</span>
          </Text>
          <Text mt="1">{consequences(from)}</Text>
        </Box>
        <Field form={form} name="reason" label="Reason" help="For the record. Only administrators see it.">
          {control => <TextArea {...control} minH="20" dir="auto" />}
        </Field>
        <FormFooter form={form} labels={['Merge', 'Merging...']} onClose={props.onClose} />
      </Stack>
    </Form>
  );
}

function PairFinder({ onFound }: { onFound(pair: Pair): void }) {
  const [first, setFirst] = useState<FoundBuilding>();
  if (!first) return <BuildingFinder key="first" label="The first building" onChoose={setFirst} />;
  return (
    <Stack gap="4">
      <Text>
        <span>First building: </span>
        <bdi translate="no">{foundBuildingText(first).name}</bdi>
      </Text>
      <BuildingFinder
        key="second"
        label="The second building"
        exceptId={first.id}
        onChoose={second => onFound([first, second])}
      />
    </Stack>
  );
}

export function MergeBuildingsDialog(props: MergeBuildingsDialogProps) {
  const [pair, setPair] = useState<Pair>();
  return (
    <AdminDialog title="Merge buildings" wide onClose={props.onClose}>
      {pair ? <MergeForm pair={pair} {...props} /> : <PairFinder onFound={setPair} />}
    </AdminDialog>
  );
}
