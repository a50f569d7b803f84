import { chakra } from '@chakra-ui/react/styled-system';
import { publicPages } from '@lamplight/content/sitePages';
import { fieldsTexts } from '@lamplight/content/texts/staffArea/fields';
import { filesTexts } from '@lamplight/content/texts/staffArea/files';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLoadedFiles } from '../../firebase/live/files.ts';
import { useOwnPages } from '../../firebase/live/ownPages.ts';
import { addressOf, linkTextOf } from '../files/fileTexts.ts';

interface PageChoiceProps {
  name: string;
  label: string;
  /** The address in the field. */
  target: string;
}

/** The pages of the site and the files by name, in the browser's own list. */
export function PageChoice({ name, label, target }: PageChoiceProps) {
  const { setValue } = useFormContext();
  // An editor may have many links: the organisation's own pages are read when one gets the focus.
  const [near, setNear] = useState(false);
  const come = () => setNear(true);
  return (
    <Select
      aria-label={fieldsTexts.choosePageFor(label)}
      title={fieldsTexts.choosePage}
      onFocus={come}
      onPointerEnter={come}
      value={target}
      onChange={({ target: { value } }) =>
        setValue(name, value, { shouldDirty: true, shouldValidate: true })
      }
    >
      <option
        value={publicPages.some(([, { path }]) => path === target) ? '' : target}
        disabled
        hidden
      >
        {fieldsTexts.choosePage}
      </option>
      {publicPages.map(([key, { path, title }]) => (
        <option key={key} value={path}>
          {title}
        </option>
      ))}
      {near && <OwnPages />}
      {near && <Files />}
    </Select>
  );
}

function OwnPages() {
  const own = useOwnPages();
  return (
    own.length > 0 && (
      <optgroup label={fieldsTexts.ownPages}>
        {own.map(({ _id, title, address, shown }) => (
          <option key={_id} value={address}>
            {shown ? title : fieldsTexts.hiddenPage(title)}
          </option>
        ))}
      </optgroup>
    )
  );
}

function Files() {
  const files = useLoadedFiles();
  return (
    files.length > 0 && (
      <optgroup label={filesTexts.linkGroup}>
        {files.map((file) => (
          <option key={file._id} value={addressOf(file)}>
            {linkTextOf(file)}
          </option>
        ))}
      </optgroup>
    )
  );
}

const Select = chakra('select', {
  base: { position: 'absolute', inset: '0', opacity: '0', cursor: 'pointer' },
});
