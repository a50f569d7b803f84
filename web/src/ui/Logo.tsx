import { chakra } from '@chakra-ui/react/styled-system';
import { isPicture } from '@lamplight/content/addresses';
import type { Organisation } from '@lamplight/content/organisation';
import { pictureSizes, smallestSize } from '@lamplight/content/pictureSizes';
import { useTexts } from './i18n/texts.ts';
import { SiteLink } from './SiteLink.tsx';

/** Whether a name takes several lines on narrow screens. */
const isLong = (name: string) => name.length > 20;

/** The width of a logo that has the name, at most. */
const wideWidth = 'min(14rem, 50vw)';

type LogoProps = Pick<Organisation, 'name'> &
  Partial<Pick<Organisation, 'logo' | 'wideLogo'>> & {
    href: string;
    /** Whether it is not known yet: there is room for it then, and nothing moves once it is. */
    pending?: boolean;
  };

/** The mark and the name of the organisation, or its logo that has both, and the way home. */
export function Logo({ name, logo = '', wideLogo = '', href, pending }: LogoProps) {
  const { say } = useTexts();
  const isWide = isPicture(wideLogo);
  return (
    <SiteLink
      href={href}
      display="inline-flex"
      alignItems="center"
      gap="2.5"
      minW="0"
      overflowWrap="anywhere"
      fontFamily="heading"
      // Without a name, the link home is no headline.
      fontSize={
        name || pending ? { base: isLong(name) ? '1.125rem' : '1.5rem', lg: '1.5rem' } : '1rem'
      }
      lineHeight="1.15"
      fontWeight="600"
      color="brand.800"
    >
      {isWide ? (
        <chakra.img
          src={smallestSize(wideLogo)}
          srcSet={pictureSizes(wideLogo)}
          sizes={wideWidth}
          alt={name}
          h="10"
          maxW={wideWidth}
          objectFit="contain"
          fetchPriority="low"
        />
      ) : (
        <>
          {pending && <chakra.span boxSize="8" />}
          {isPicture(logo) && (
            <chakra.img
              src={smallestSize(logo)}
              alt=""
              boxSize="8"
              objectFit="contain"
              fetchPriority="low"
            />
          )}
          <bdi>{name || say('page.home')}</bdi>
        </>
      )}
    </SiteLink>
  );
}
