import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import type { Listed } from '@lamplight/content/listed';
import type { TeamMember } from '@lamplight/content/teamMember';
import { teamTypeNames, teamTypes } from '@lamplight/content/teamTypes';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { teamMemberPath } from '../../paths.ts';
import { Nothing, PageColumn, PageIntro } from '../../ui/PageParts.tsx';
import { Picture } from '../../ui/Picture.tsx';

type Members = Listed<TeamMember>[];

/** Whether somebody has a name and a group, without which a page cannot show them. */
export const isShown = ({ name, type }: TeamMember) => name !== '' && teamTypes.includes(type);

/** The four groups of the team; a member opens at an address of their own. */
export const TeamPage = memo(({ members }: { members: Members }) => {
  const shown = members.filter(isShown);
  return (
    <PageColumn>
      <PageIntro overList={shown.length > 0} title="Our team" />
      {shown.length === 0 && <Nothing>The team will stand here soon.</Nothing>}
      <Box display="grid" gap={{ base: '10', md: '16' }}>
        {teamTypes.map((type) => (
          <Group
            key={type}
            name={teamTypeNames[type]}
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
              <Picture src={member.image} alt="" ratio={1} />
              <chakra.span display="block" p="4">
                <chakra.span display="block" fontWeight="700">
                  {member.name}
                </chakra.span>
                <chakra.span color="fg.muted">{member.position}</chakra.span>
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
