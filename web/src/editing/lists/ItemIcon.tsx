import { memo } from 'react';
import {
  LuArrowDown,
  LuArrowLeft,
  LuArrowRight,
  LuArrowUp,
  LuCopy,
  LuCopyPlus,
  LuEye,
  LuGripVertical,
  LuPencil,
  LuPlus,
  LuScissors,
  LuTrash2,
} from 'react-icons/lu';

const icons = {
  grip: LuGripVertical,
  up: LuArrowUp,
  down: LuArrowDown,
  left: LuArrowLeft,
  right: LuArrowRight,
  see: LuEye,
  edit: LuPencil,
  remove: LuTrash2,
  add: LuPlus,
  duplicate: LuCopyPlus,
  copy: LuCopy,
  cut: LuScissors,
};

const idOf = (name: string) => `item-icon-${name}`;

/** Icons of items are rendered once for a page: a list has a thousand of them, and each takes as long as a row. */
export const ItemIcons = memo(() => (
  <div hidden>
    <svg aria-hidden>
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon size="24" />
        </symbol>
      ))}
    </svg>
  </div>
));

interface ItemIconProps {
  name: keyof typeof icons;
  /** Its width and height in pixels. */
  size?: number;
}

/** An icon of an item, on a page that holds `ItemIcons`. */
export const ItemIcon = ({ name, size = 16 }: ItemIconProps) => (
  <svg aria-hidden width={size} height={size}>
    <use href={`#${idOf(name)}`} />
  </svg>
);
