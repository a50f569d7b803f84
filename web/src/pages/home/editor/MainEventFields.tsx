import { listLimits } from '@lamplight/content/limits';
import { ParagraphField, TextField } from '../../../editing/fields.tsx';
import { ListField } from '../../../editing/lists/ListField.tsx';
import { SizedPictureFields } from '../../../editing/SizedPictureFields.tsx';

const emptyEvent = {
  image: '',
  height: '100%',
  width: '100%',
  name: '',
  form: '',
  description: '',
};

export const MainEventFields = () => (
  <ListField
    name="mainevent"
    item="main event"
    empty={() => emptyEvent}
    limit={listLimits.mainEvents}
  >
    {(name) => (
      <>
        <SizedPictureFields
          described
          label="Image"
          url={`${name}.image`}
          width={`${name}.width`}
          height={`${name}.height`}
        />
        <TextField name={`${name}.name`} label="Name" />
        <TextField name={`${name}.form`} label="Form" hint="Such as: in person, online, hybrid" />
        <ParagraphField name={`${name}.description`} label="Description" />
      </>
    )}
  </ListField>
);
