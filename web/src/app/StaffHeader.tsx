import { UnreadCounts } from '../submissions/Unread.tsx';
import { TopBar } from '../ui/TopBar.tsx';
import { AdminNavigation } from './AdminNavigation.tsx';

/** The bar on top of every page of the staff area. */
export const StaffHeader = () => (
  <UnreadCounts>
    <TopBar
      name="Staff area"
      label="Staff"
      rowFrom="xl"
      width="84rem"
      navigation={(direction) => <AdminNavigation direction={direction} />}
    />
  </UnreadCounts>
);
