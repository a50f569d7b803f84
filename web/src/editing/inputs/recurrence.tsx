import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { lazyModule } from '../../device/lazyModule.ts';
import { useLazyModule } from '../../ui/useLazyModule.ts';
import { FieldFrame, type FieldProps, type KindInput } from './FieldFrame.tsx';
import { FieldSelect } from './FieldParts.tsx';

/** Counts dates and knows their words in all languages. */
const loadField = lazyModule(() => import('../repeats/RepeatField.tsx'));

function RecurrenceField(props: FieldProps) {
  const module = useLazyModule(loadField, true);
  return module ? (
    <module.RepeatField {...props} />
  ) : (
    <FieldFrame {...props}>
      <FieldSelect name={props.name}>
        <option>{fieldsTexts.loadingChoices}</option>
      </FieldSelect>
    </FieldFrame>
  );
}

export const recurrenceInput: KindInput = { Input: RecurrenceField };
