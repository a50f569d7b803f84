import { Box } from '@chakra-ui/react/box';
import { listLimits } from '@lamplight/content/limits';
import { messages } from '@lamplight/content/messages';
import { navigationSchema } from '@lamplight/content/navigation';
import { paths } from '../../app/paths.ts';
import { plainForm } from '../../editing/contentForm.ts';
import { EditorPage } from '../../editing/EditorPage.tsx';
import type { Section } from '../../editing/EditorSection.tsx';
import { reasonOr } from '../../editing/failures.ts';
import { TextField } from '../../editing/fields.tsx';
import { LinkField } from '../../editing/LinkField.tsx';
import { ListField } from '../../editing/lists/ListField.tsx';
import { useDocumentEditor } from '../../editing/useDocumentEditor.ts';

const navigationEditing = {
  ...plainForm(navigationSchema),
  saved: messages.contentUpdated,
  saveFailed: reasonOr(messages.updateContentFailed),
};

const sections: Section[] = [
  {
    id: 'heading',
    title: 'Heading',
    hint: 'The name beside the logo, on every page.',
    fields: <TextField name="heading" label="Heading" required />,
  },
  {
    id: 'dropdowns',
    title: 'Dropdowns',
    hint: 'They stand between Home and Contact Us, which are always there.',
    fields: <DropdownFields />,
  },
];

/** The editor of the public navigation, between Home and Contact Us. */
export const NavigationEditor = () => (
  <EditorPage
    title="Navigation"
    publicPath={paths.home}
    backdrop="mist"
    editor={useDocumentEditor('navigation', navigationEditing)}
    sections={sections}
  />
);

function DropdownFields() {
  return (
    <ListField
      name="dropdowns"
      item="dropdown"
      empty={() => ({ title: '', links: [] })}
      limit={listLimits.dropdowns}
    >
      {(dropdown) => (
        <>
          <TextField name={`${dropdown}.title`} label="Title" required />
          <ListField
            name={`${dropdown}.links`}
            item="link"
            empty={() => ({ name: '', url: '' })}
            limit={listLimits.dropdownLinks}
            compact
          >
            {(link) => (
              <Box display="grid" gridTemplateColumns={{ base: '1fr', md: '2fr 3fr' }} gap="3">
                <TextField name={`${link}.name`} label="Name" required />
                <LinkField name={`${link}.url`} label="Leads to" hint="" required />
              </Box>
            )}
          </ListField>
        </>
      )}
    </ListField>
  );
}
