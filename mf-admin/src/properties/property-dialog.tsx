import {
  type AdminProperty,
  addAdminProperty,
  editAdminProperty,
  listAdminProperties,
} from '@home-truths/platform/contract';
import { Form, useContractForm, useWrite } from '@home-truths/platform/forms';
import { Stack, toast } from '@home-truths/platform/ui';
import { useState } from 'react';
import { recordReader } from '../console/admin-list.ts';
import { ConflictPanel, differencesOf, useConflict } from '../console/conflict-panel.tsx';
import { AdminDialog, FormFooter } from '../console/form-dialog.tsx';
import { showFailure } from '../console/log-and-show-error.ts';
import { PropertyFields } from './property-fields.tsx';
import { PropertyImages } from './property-images.tsx';
import { EMPTY_PROPERTY, PROPERTY_LABELS, toPropertyBody, toPropertyValues } from './property-values.ts';
import { useImages } from './use-images.ts';

const CONFLICT_LABELS = { ...PROPERTY_LABELS, images: 'Images' };

interface PropertyDialogProps {
  /** Absent for a new property. */
  property?: AdminProperty | undefined;
  onClose(): void;
}

function usePropertyForm({ property, onClose }: PropertyDialogProps) {
  const adding = useWrite(addAdminProperty);
  const editing = useWrite(editAdminProperty);
  // a new property has no id yet, and no conflict
  const id = property?.id ?? 0;
  const conflict = useConflict(property ?? {}, recordReader(listAdminProperties, id));
  const images = useImages(property?.propertyImages ?? []);
  const form = useContractForm(editAdminProperty, {
    defaultValues: property ? toPropertyValues(property) : EMPTY_PROPERTY,
    toBody: values => toPropertyBody(values, images.images),
    send: body =>
      property
        ? conflict.save(version =>
            editing.mutateAsync({ input: { params: { id }, body: { ...body, version } } }),
          )
        : adding.mutateAsync({ input: { body } }),
    onSuccess(saved) {
      if (!saved) return; // a conflict, which `ConflictPanel` shows
      toast({ title: property ? 'Property updated' : 'Property added' });
      onClose();
    },
    onError: showFailure('Failed to save property'),
  });
  return { form, images, conflict };
}

interface PropertyFormProps extends PropertyDialogProps {
  onKeepTheirs(property: AdminProperty): void;
}

function PropertyForm(props: PropertyFormProps) {
  const { form, images, conflict } = usePropertyForm(props);
  return (
    <Form form={form}>
      <ConflictPanel
        {...conflict}
        form={form}
        differencesFrom={theirs =>
          differencesOf(
            CONFLICT_LABELS,
            { ...toPropertyValues(theirs), images: theirs.propertyImages.join('\n') },
            { ...form.getValues(), images: images.images.join('\n') },
          )
        }
        onKeepTheirs={props.onKeepTheirs}
      />
      <Stack gap="5">
        <PropertyFields form={form} />
        <PropertyImages images={images} />
        <FormFooter
          form={form}
          labels={[props.property ? 'Save changes' : 'Add Property', 'Saving...']}
          onClose={props.onClose}
        />
      </Stack>
    </Form>
  );
}

export function PropertyDialog({ property, onClose }: PropertyDialogProps) {
  // becomes their version if the user keeps it; the key makes a new form
  const [base, setBase] = useState(property);
  return (
    <AdminDialog title={property ? 'Edit property' : 'Add Property'} wide onClose={onClose}>
      <PropertyForm key={base?.version} property={base} onClose={onClose} onKeepTheirs={setBase} />
    </AdminDialog>
  );
}
