import {
  type AdminProperty,
  listAdminProperties,
  mergeProperties,
  type PropertyLine,
} from '@home-truths/platform/contract';
import { ApiError, useApi, useQuery } from '@home-truths/platform/data';
import { Field, Form, TextArea, useContractForm, useWatch, useWrite } from '@home-truths/platform/forms';
import { Box, chakra, Heading, Skeleton, Stack, Text, toast, Unavailable } from '@home-truths/platform/ui';
import { fullAddress, localDate, reviewsText } from '@home-truths/platform/ui/property';
import { useState } from 'react';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { showFailure } from '../console/log-and-show-error.ts';
import { RecordFinder } from '../console/record-finder.tsx';
import { type Side, StaysChoice } from '../console/stays-choice.tsx';
import { useLogError } from '../console/use-log-error.ts';
import { buildingName, factsText, ratingSummaryText } from '../properties/facts-text.ts';
import { pairQuery } from './queries.ts';

const MAX_RESULTS = 8;

type Pair = readonly [AdminProperty, AdminProperty];

export interface Merged {
  from: PropertyLine;
  into: PropertyLine;
}

interface MergeDialogProps {
  property: PropertyLine;
  /** If undefined, the user finds it first. */
  other?: PropertyLine | undefined;
  onMerged(merged: Merged): void;
  onClose(): void;
}

const sideOf = (property: AdminProperty): Side => ({
  id: property.id,
  name: fullAddress(property),
  lines: [
    factsText(property),
    ratingSummaryText(property),
    property.building ? `In ${buildingName(property.building)}` : '',
    `Added ${localDate(property.createdAt)}`,
  ],
});

/** Returns the property with more reviews, or else the older one. */
function suggestedTarget([a, b]: Pair) {
  if (a.reviewCount !== b.reviewCount) return a.reviewCount > b.reviewCount ? a : b;
  return a.id < b.id ? a : b;
}

const List = chakra('ul', { base: { mt: '2', ps: '5', listStyleType: 'disc', '& > li + li': { mt: '1' } } });

const Address = ({ property }: { property: AdminProperty }) => (
  <bdi translate="no">{fullAddress(property)}</bdi>
);

const movesText = ({ reviewCount }: AdminProperty) =>
  reviewCount === 0
    ? 'It has no reviews. Its bookmarks, inspection requests and images (up to 5) move.'
    : `Its ${reviewsText(reviewCount)}, bookmarks, inspection requests and images (up to 5) move.`;

const MergeConsequences = ({ from, into }: { from: AdminProperty; into: AdminProperty }) => (
  <Box p="4" bg="bg.subtle" borderRadius="control" aria-live="polite">
    <Heading as="h3" look="h3" fontSize="1rem">
      What will happen
    </Heading>
    <List>
      <li>
        <Address property={into} /> <span>keeps its page.</span>
      </li>
      <li>
        <Address property={from} /> <span>loses its page. Links to it lead to the one that stays.</span>
      </li>
      <li>
        <span>{movesText(from)}</span>
      </li>
      <li>Rooms, build year, sizes and description are filled in where the page that stays has none.</li>
      <li>If the same person has reviewed both, the newer review counts and the older one is hidden.</li>
      <li>You can undo this.</li>
    </List>
  </Box>
);

interface MergeFormProps {
  pair: Pair;
  reload(): void;
  onMerged(merged: Merged): void;
  onClose(): void;
}

function useMergeForm({ pair, reload, onMerged }: MergeFormProps) {
  const write = useWrite(mergeProperties);
  /** @param into the id of the property that stays */
  const sidesOf = (into: string): Merged & { from: AdminProperty; into: AdminProperty } => {
    const [a, b] = pair;
    return Number(into) === a.id ? { from: b, into: a } : { from: a, into: b };
  };
  const form = useContractForm(mergeProperties, {
    defaultValues: { into: String(suggestedTarget(pair).id), reason: '' },
    toBody: ({ into, reason }) => ({ into: Number(into), reason, version: sidesOf(into).from.version }),
    async send(body) {
      const { from } = sidesOf(String(body.into));
      try {
        const into = await write.mutateAsync({ input: { params: { id: from.id }, body } });
        return { from, into };
      } catch (error) {
        // somebody else has changed one of them: shows how they are now
        if (error instanceof ApiError && error.status === 409) reload();
        throw error;
      }
    },
    onSuccess(merged) {
      toast({ title: 'Properties merged' });
      onMerged(merged);
    },
    onError: showFailure('Failed to merge properties'),
  });
  const chosen = useWatch({ control: form.control, name: 'into' });
  return { form, sides: sidesOf(chosen) };
}

function MergeForm(props: MergeFormProps) {
  const { form, sides } = useMergeForm(props);
  return (
    <Form form={form}>
      <Stack gap="5">
        <StaysChoice
          legend="Which page stays?"
          sides={props.pair.map(sideOf)}
          radio={form.register('into')}
        />
        <MergeConsequences {...sides} />
        <Field form={form} name="reason" label="Reason" help="For the record. Only administrators see it.">
          {control => <TextArea {...control} minH="20" dir="auto" />}
        </Field>
        <FormFooter form={form} labels={['Merge', 'Merging...']} onClose={props.onClose} />
      </Stack>
    </Form>
  );
}

const isPair = (properties: readonly AdminProperty[]): properties is Pair =>
  properties.length === 2 && properties.every(({ visibility }) => visibility === 'visible');

interface LoadedPairProps {
  ids: readonly [number, number];
  onMerged(merged: Merged): void;
  onClose(): void;
}

function LoadedPair({ ids, ...props }: LoadedPairProps) {
  const { data, error, refetch } = useQuery(pairQuery(useApi(), ids));
  useLogError('The properties did not load', error);
  const reload = () => void refetch();
  if (!data) return error ? <Unavailable what="the properties" onRetry={reload} /> : <Skeleton minH="28" />;
  if (!isPair(data))
    return (
      <Text role="alert">One of these properties has been merged or deleted since the list was loaded.</Text>
    );
  return <MergeForm {...props} pair={data} reload={reload} />;
}

export function MergeDialog({ property, other, ...props }: MergeDialogProps) {
  const api = useApi();
  const [chosen, setChosen] = useState(other);
  const find = async (q: string) => {
    const query = { q, visibility: 'visible', limit: MAX_RESULTS } as const;
    const { rows } = await api(listAdminProperties, { query });
    return rows.filter(({ id }) => id !== property.id);
  };
  return (
    <AdminDialog title={chosen ? 'Merge properties' : 'Merge with…'} wide onClose={props.onClose}>
      {chosen ? (
        <LoadedPair {...props} ids={[property.id, chosen.id]} />
      ) : (
        <Stack gap="4">
          <Text>
            <bdi translate="no">{fullAddress(property)}</bdi>
          </Text>
          <RecordFinder<AdminProperty>
            label="The other property"
            hint="Address, suburb or state"
            emptyText="No other properties found."
            find={find}
            textOf={result => ({
              name: fullAddress(result),
              details: `${factsText(result)} · ${ratingSummaryText(result)}`,
            })}
            onChoose={setChosen}
          />
        </Stack>
      )}
    </AdminDialog>
  );
}
