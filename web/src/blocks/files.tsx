import { chakra } from '@chakra-ui/react/styled-system';
import { fileSizeText } from '@lamplight/content/fileSize';
import { fileTypes } from '@lamplight/content/fileTypes';
import { LuDownload } from 'react-icons/lu';
import { useTexts } from '../ui/i18n/texts.ts';
import { BlockSection } from './BlockParts.tsx';
import type { BlockViewProps } from './blockView.ts';
import { Lines, Shape, Sheet } from './SketchParts.tsx';

export function View({ block, files }: BlockViewProps<'files'>) {
  const { language } = useTexts();
  const offered = block.files.flatMap(({ file }) => files[file] ?? []);
  if (offered.length === 0) return null;
  return (
    <BlockSection title={block.title} column="text">
      <chakra.ul listStyle="none" display="grid" gap="3">
        {offered.map(({ title, address, type, bytes }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may be offered twice
          <li key={index}>
            <Row href={address}>
              <Badge aria-hidden data-type={type}>
                {fileTypes[type].name}
              </Badge>
              <chakra.span flex="1" minW="0">
                <chakra.bdi fontWeight="600" overflowWrap="anywhere">
                  {title}
                </chakra.bdi>{' '}
                <chakra.bdi color="fg.muted">
                  ({fileTypes[type].name}, {fileSizeText(bytes, language)})
                </chakra.bdi>
              </chakra.span>
              <Arrow aria-hidden size="20" />
            </Row>
          </li>
        ))}
      </chakra.ul>
    </BlockSection>
  );
}

const Row = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minH: '4rem',
    px: { base: '4', sm: '5' },
    py: '3',
    bg: 'white',
    borderRadius: 'xl',
    boxShadow: 'card',
    transition: 'box-shadow 0.2s',
    _hover: { boxShadow: 'raised' },
    '&:hover bdi:first-of-type': { textDecoration: 'underline' },
    _highContrast: { borderWidth: '1px' },
  },
});

const Badge = chakra('span', {
  base: {
    flexShrink: '0',
    minW: '3.25rem',
    px: '2',
    py: '1',
    borderRadius: 'md',
    bg: 'brand.subtle',
    color: 'brand.fg',
    fontSize: '0.75rem',
    fontWeight: '700',
    textAlign: 'center',
  },
});

const Arrow = chakra(LuDownload, {
  base: { color: 'brand.fg', flexShrink: '0', _print: { display: 'none' } },
});

export const Sketch = () => (
  <Sheet>
    {[10, 26, 42].map((y) => (
      <g key={y}>
        <Shape x={14} y={y} w={68} h={12} />
        <Shape x={18} y={y + 3} w={11} h={6} tone="strong" round={1.5} />
        <Lines x={34} y={y + 4.5} w={36} count={1} />
      </g>
    ))}
  </Sheet>
);
