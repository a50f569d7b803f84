import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ListItems } from '@lamplight/content/contentSource';
import type { Listed } from '@lamplight/content/order';
import { paths, teamMemberPath } from '@lamplight/content/pagePaths';
import type { TeamMember } from '@lamplight/content/teamMember';
import { isShownMember, type TeamType, teamTypes } from '@lamplight/content/teamTypes';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { memo } from 'react';
import { Link, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTexts } from '../../ui/i18n/texts.ts';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { EmptyState, PageColumn, PageIntro, Prose } from '../../ui/PageParts.tsx';
import { altIn, Picture } from '../../ui/Picture.tsx';

const headings = {
  founder: 'team.founders',
  support: 'team.supporting',
  internatial: 'team.international',
  social: 'team.socialMedia',
} as const satisfies Record<TeamType, PlainKey>;

/** The team at its address, and a member over it at theirs. */
export function Component() {
  const members = useLoaderData<ListItems<'team'>>();
  const { memberId } = useParams();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { say } = useTexts();
  const opened = members.find((member) => member._id === memberId && isShownMember(member));

  const close = () => {
    // Opened from the list, closing is going back; from a shared address there is nowhere to go back to.
    if (state?.fromList) navigate(-1);
    else navigate(paths.team, { replace: true, preventScrollReset: true });
  };

  return (
    <>
      <PageHead
        title={opened ? `${opened.name} · ${say('team.title')}` : say('team.title')}
        description={opened?.description ?? say('team.intro')}
        picture={opened?.image}
        path={opened ? teamMemberPath(opened._id) : paths.team}
        isPart={opened !== undefined}
      />
      <TeamPage members={members} />
      {opened && <MemberDialog key={opened._id} member={opened} onClose={close} />}
    </>
  );
}

type Members = Listed<TeamMember>[];

/** The four groups of the team; a member opens at an address of their own. */
const TeamPage = memo(({ members }: { members: Members }) => {
  const { say } = useTexts();
  const shown = members.filter(isShownMember);
  return (
    <PageColumn>
      <PageIntro overList={shown.length > 0} title={say('team.heading')} />
      {shown.length === 0 && <EmptyState>{say('team.comingSoon')}</EmptyState>}
      <Box display="grid" gap={{ base: '10', md: '16' }}>
        {teamTypes.map((type) => (
          <Group
            key={type}
            name={say(headings[type])}
            members={shown.filter((member) => member.type === type)}
          />
        ))}
      </Box>
    </PageColumn>
  );
});

function Group({ name, members }: { name: string; members: Members }) {
  if (members.length === 0) return null;
  return (
    <section>
      <Heading as="h2" mb="6">
        {name}
      </Heading>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(min(13rem, 45%), 1fr))"
        gap={{ base: '4', md: '6' }}
      >
        {members.map((member) => (
          <li key={member._id}>
            <MemberLink
              to={teamMemberPath(member._id)}
              state={{ fromList: true }}
              preventScrollReset
            >
              <Picture src={member.image} alt={altIn(member.imageAlts)(member.image)} ratio={1} />
              <chakra.span display="block" p="4">
                <chakra.bdi display="block" fontWeight="700">
                  {member.name}
                </chakra.bdi>
                <chakra.bdi display="block" color="fg.muted">
                  {member.position}
                </chakra.bdi>
              </chakra.span>
            </MemberLink>
          </li>
        ))}
      </chakra.ul>
    </section>
  );
}

const MemberLink = chakra(Link, {
  base: {
    display: 'block',
    h: 'full',
    bg: 'white',
    borderRadius: 'xl',
    overflow: 'hidden',
    boxShadow: 'card',
    transition: 'box-shadow 0.2s',
    _hover: { boxShadow: 'raised' },
  },
});

interface MemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/** A member of the team: name, image, description. */
function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <ModalDialog title={member.name} onClose={onClose}>
      <Picture
        src={member.image}
        alt={altIn(member.imageAlts)(member.image)}
        width={member.imageWidth}
        height={member.imageHeight}
        ratio={4 / 3}
        borderRadius="xl"
      />
      <Prose>{member.description}</Prose>
    </ModalDialog>
  );
}
