import type { TeamMember } from '@lamplight/content/teamMember';
import { ModalDialog } from '../../ui/ModalDialog.tsx';
import { Prose } from '../../ui/PageParts.tsx';
import { Picture } from '../../ui/Picture.tsx';

interface MemberDialogProps {
  member: TeamMember;
  onClose: () => void;
}

/** A member of the team: name, image, description. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  return (
    <ModalDialog title={member.name} onClose={onClose}>
      <Picture
        src={member.image}
        alt=""
        width={member.imageWidth}
        height={member.imageHeight}
        ratio={4 / 3}
        borderRadius="xl"
      />
      <Prose>{member.description}</Prose>
    </ModalDialog>
  );
}
