import type { ComponentProps } from 'react';
import { Button } from './Button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'aria-label'> & {
  /** What it does, for those who cannot see the icon or do not know it. */
  label: string;
};

/** A button that is an icon alone. */
export const IconButton = ({ label, ...props }: IconButtonProps) => (
  <Button
    variant="ghost"
    size="sm"
    px="2"
    minW={{ base: '11', md: '9' }}
    minH={{ base: '11', md: '9' }}
    flexShrink="0"
    aria-label={label}
    title={label}
    {...props}
  />
);
