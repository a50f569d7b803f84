import type { ListItems } from '@lamplight/content/contentSource';
import { useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { MemberDialog } from './MemberDialog.tsx';
import { isShown, TeamPage } from './TeamPage.tsx';

/** The team at its address, and a member over it at theirs. */
export function Component() {
  const members = useLoaderData<ListItems<'team'>>();
  const { memberId } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const opened = members.find((member) => member._id === memberId && isShown(member));

  const close = () => {
    // Opened from the list, closing is going back; from a shared address there is nowhere to go back to.
    if (state?.fromList) navigate(-1);
    else navigate(paths.team, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PageHead
        title={opened ? `${opened.name} · Team` : 'Team'}
        description={opened?.description ?? 'The people who make our work happen.'}
        picture={opened?.image}
      />
      <TeamPage members={members} />
      {opened && <MemberDialog key={opened._id} member={opened} onClose={close} />}
    </>
  );
}
