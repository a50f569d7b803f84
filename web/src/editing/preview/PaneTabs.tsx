import { Tabs } from '@chakra-ui/react/tabs';
import { previewTexts } from '@lamplight/content/texts/staffArea/preview';
import type { Pane } from './usePanes.tsx';

interface PaneTabsProps {
  tab: Pane;
  onTab: (tab: Pane) => void;
  /** The id of each pane, and that of its tab. */
  idOf: (pane: string) => string;
  tabIdOf: (pane: string) => string;
}

/** The form and the preview as tabs, where there is no room for both. */
export const PaneTabs = ({ tab, onTab, idOf, tabIdOf }: PaneTabsProps) => (
  // Unlike the tabs of the page, which may be above them, they change how one thing is shown.
  <Tabs.Root
    variant="enclosed"
    size="sm"
    value={tab}
    onValueChange={({ value }) => onTab(value as Pane)}
    ids={{ content: idOf, trigger: tabIdOf }}
  >
    <Tabs.List>
      <Tabs.Trigger value="form">{previewTexts.edit}</Tabs.Trigger>
      <Tabs.Trigger value="preview">{previewTexts.preview}</Tabs.Trigger>
    </Tabs.List>
  </Tabs.Root>
);
