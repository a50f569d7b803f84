import { readable } from '@lamplight/content/readable';
import { siteListSchemas } from '@lamplight/content/siteContent';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { useFormContext } from 'react-hook-form';
import { useStoredList } from '../../firebase/live/documents.ts';
import { nameOfItem } from '../history/itemTexts.ts';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldSelect } from './FieldParts.tsx';
import { useDescription } from './FormSchema.ts';

/** An item of a list, by its name. A deleted item is still shown, so that someone notices. */
function ItemOfListField(props: FieldProps) {
  const { register, getValues } = useFormContext();
  const { list = 'team' } = useDescription(props.name);
  const stored = useStoredList(list);
  const chosen: string = getValues(props.name) ?? '';
  const items = stored.state === 'loaded' ? stored.value : [];
  const isMissing = chosen !== '' && !items.some(({ _id }) => _id === chosen);
  return (
    <FieldFrame {...props}>
      {/* The choice is shown once there are options to show it with. */}
      <FieldSelect key={stored.state} {...register(props.name)}>
        <option value="">{fieldsTexts.choose}</option>
        {isMissing && (
          <option value={chosen}>
            {stored.state === 'loaded' ? fieldsTexts.itemIsGone : fieldsTexts.loadingChoices}
          </option>
        )}
        {items.map(({ _id, content }) => (
          <option key={_id} value={_id}>
            {nameOfItem(readable(siteListSchemas[list], content))}
          </option>
        ))}
      </FieldSelect>
    </FieldFrame>
  );
}

export const itemOfListInput: KindInput = { Input: ItemOfListField, inRow: true };
