import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Listed } from '@lamplight/content/order';
import { paths, teamMemberPath } from '@lamplight/content/pagePaths';
import type { ListItems } from '@lamplight/content/siteContent';
import type { TeamMember } from '@lamplight/content/teamMember';
import { isShownMember, type TeamType, teamTypes } from '@lamplight/content/teamTypes';
import type { PlainKey } from '@lamplight/content/texts/visitor/keys';
import { memo, useRef } from 'react';
import { LuArrowRight } from 'react-icons/lu';
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
      <PageIntro title={say('team.heading')} />
      {shown.length === 0 && <EmptyState>{say('team.comingSoon')}</EmptyState>}
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="6"
        rowGap={{ base: '10', md: '12' }}
      >
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

/** Two members take half of the page's width, more of them all of it, in rows that are as full as they can be. */
function Group({ name, members }: { name: string; members: Members }) {
  const { say } = useTexts();
  if (members.length === 0) return null;
  const isSmall = members.length <= 2;
  const columns = isSmall ? 2 : members.length % 4 === 0 || members.length % 3 !== 0 ? 4 : 3;
  return (
    <Box as="section" gridColumn={isSmall ? undefined : '1 / -1'}>
      <Heading as="h2" size="lg" mb="5">
        {name}
      </Heading>
      <chakra.ul
        listStyle="none"
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: `repeat(${columns}, minmax(0, 1fr))`,
        }}
        gap={{ base: '4', md: '6' }}
      >
        {members.map((member) => (
          <li key={member._id}>
            <MemberLink
              data-live
              to={teamMemberPath(member._id)}
              state={{ fromList: true }}
              preventScrollReset
            >
              <Picture
                src={member.image}
                alt={altIn(member.imageAlts)(member.image)}
                ratio={1}
                w={{ base: '30%', md: 'full' }}
                flexShrink="0"
              />
              <chakra.span
                display="flex"
                flexDirection="column"
                flex="1"
                p={{ base: '4', md: '5' }}
              >
                <chakra.bdi
                  fontFamily="heading"
                  fontSize="1.25rem"
                  fontWeight="600"
                  lineHeight="1.2"
                >
                  {member.name}
                </chakra.bdi>
                <chakra.bdi color="fg.muted" mt="1" mb="3">
                  {member.position}
                </chakra.bdi>
                <chakra.span className="more">
                  {say('news.readMore')} <LuArrowRight aria-hidden size="18" />
                </chakra.span>
              </chakra.span>
            </MemberLink>
          </li>
        ))}
      </chakra.ul>
    </Box>
  );
}

const MemberLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: { md: 'column' },
    h: 'full',
    bg: 'white',
    borderRadius: 'xl',
    overflow: 'hidden',
    boxShadow: 'card',
    transition: 'box-shadow 0.2s',
    _hover: { boxShadow: 'raised', '& .more': { textDecoration: 'underline' } },
    '& .more': {
      display: 'flex',
      alignItems: 'center',
      gap: '1.5',
      mt: 'auto',
      fontWeight: '600',
      color: 'brand.fg',
    },
    '& .more > svg': { _rtl: { transform: 'scaleX(-1)' } },
  },
});

interface MemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/** A member of the team: name, position, image, description. */
function MemberDialog({ member, onClose }: MemberDialogProps) {
  const isClosing = useRef(false);
  // A second press would go back further.
  const close = () => {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  };
  return (
    <ModalDialog title={member.name} detail={member.position} onClose={close}>
      <Box display="grid" gridTemplateColumns={{ sm: '11rem 1fr' }} gap="6" alignItems="start">
        <Picture
          src={member.image}
          alt={altIn(member.imageAlts)(member.image)}
          width={member.imageWidth}
          height={member.imageHeight}
          ratio={1}
          maxW="11rem"
          borderRadius="xl"
        />
        <Prose deeper={1}>{member.description}</Prose>
      </Box>
    </ModalDialog>
  );
}
