import { HStack, Stack } from '@chakra-ui/react/stack';
import { reviewPath } from '@lamplight/content/reviewAddress';
import { reviewDays, usualReviewDays } from '@lamplight/content/reviewLink';
import { reviewTexts } from '@lamplight/content/texts/staffArea/review';
import { useRef, useState } from 'react';
import { LuCopy } from 'react-icons/lu';
import type { SharedDraft } from '../../firebase/live/reviews.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { DialogText, StaffDialog } from '../../ui/StaffDialog.tsx';
import { toastSuccess } from '../../ui/toaster.tsx';
import { FieldInput, FieldParts } from '../inputs/FieldParts.tsx';
import { LinkList } from './LinkList.tsx';
import { useReviewSaves } from './useReviewSaves.ts';

const choices = Object.fromEntries(reviewDays.map((days) => [days, reviewTexts.days(days)]));

interface ShareDialogProps {
  draft: SharedDraft;
  onClose: () => void;
}

/** Makes a link to a draft, and lists the existing ones. */
export function ShareDialog({ draft, onClose }: ShareDialogProps) {
  const { create, busy } = useReviewSaves();
  const [days, setDays] = useState(String(usualReviewDays));
  const [token, setToken] = useState<string>();
  const make = async () => {
    const made = await create(draft, Number(days));
    if (made) setToken(made);
  };
  return (
    <StaffDialog
      title={reviewTexts.share}
      maxW="36rem"
      onClose={onClose}
      // A click next to it would take away an address that is shown only once.
      closeOnInteractOutside={!token}
      actions={
        <Button variant="outline" onClick={onClose}>
          {reviewTexts.close}
        </Button>
      }
    >
      <Stack gap="5">
        <DialogText>{reviewTexts.about}</DialogText>
        <HStack alignItems="flex-end" flexWrap="wrap" gap="3">
          <Choice
            w="10rem"
            label={reviewTexts.endsAfter}
            choices={choices}
            value={days}
            onChoose={setDays}
          />
          <Button disabled={busy} onClick={make}>
            {reviewTexts.create}
          </Button>
        </HStack>
        {token && <NewLink key={token} address={window.location.origin + reviewPath(token)} />}
        <LinkList draft={draft} />
      </Stack>
    </StaffDialog>
  );
}

/** The address of a link that was just made, to copy. */
function NewLink({ address }: { address: string }) {
  const input = useRef<HTMLInputElement>(null);
  const copy = async () => {
    input.current?.select();
    const said = await navigator.clipboard.writeText(address).then(
      () => reviewTexts.copied,
      () => reviewTexts.selected,
    );
    toastSuccess(said);
  };
  return (
    <FieldParts label={reviewTexts.link} hint={reviewTexts.shownOnce}>
      <HStack w="100%" gap="2" wrap="wrap">
        <FieldInput
          ref={input}
          readOnly
          autoFocus
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
          flex="1 1 14rem"
          w="auto"
          minW="0"
        />
        <Button variant="outline" onClick={copy}>
          <LuCopy aria-hidden size="16" /> {reviewTexts.copy}
        </Button>
      </HStack>
    </FieldParts>
  );
}
