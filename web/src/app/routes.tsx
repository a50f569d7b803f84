import type { ContentSource } from '@lamplight/content/contentSource';
import { messages } from '@lamplight/content/messages';
import { workPageNames } from '@lamplight/content/paths';
import {
  type LoaderFunction,
  type NonIndexRouteObject,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { AboutRoute } from '../pages/about/AboutRoute.tsx';
import { HomeRoute } from '../pages/home/HomeRoute.tsx';
import { MissionRoute } from '../pages/mission/MissionRoute.tsx';
import { NewsRoute } from '../pages/news/NewsRoute.tsx';
import { InternationalRoute } from '../pages/programmes/InternationalRoute.tsx';
import { WorkPageRoute } from '../pages/programmes/WorkPageRoute.tsx';
import { workPageTitles } from '../pages/programmes/workPageTitles.ts';
import { SupportRoute } from '../pages/support/SupportRoute.tsx';
import { TeamRoute } from '../pages/team/TeamRoute.tsx';
import { TestimonialsRoute } from '../pages/testimonials/TestimonialsRoute.tsx';
import { type SiteFrame, siteRouteId } from '../ui/useSite.ts';
import { PublicError } from './PublicError.tsx';
import { PublicLayout } from './PublicLayout.tsx';
import { paths, workPagePath } from './paths.ts';

const siteFrame = async (source: ContentSource): Promise<SiteFrame> => {
  const [navigation, contact] = await Promise.all([
    source.document('navigation'),
    source.document('contact'),
  ]);
  return { navigation, contact };
};

const first = 1;

interface Page extends Pick<NonIndexRouteObject, 'Component' | 'element' | 'lazy'> {
  path: string;
  id: string;
  /** Reads its content. */
  read?: () => Promise<unknown>;
  /** Whether it can be shown before that is read. */
  later?: boolean;
  /** What is said where reading fails, if the specification has words of its own for it. */
  failed?: string;
}

/** The pages: address, what is read for them, and the component that shows it. */
const pages = (source: ContentSource): Page[] => [
  {
    path: paths.home,
    id: 'home',
    read: () => source.document('home'),
    Component: HomeRoute,
  },
  {
    path: paths.homeFromLogo,
    id: 'homeFromLogo',
    read: () => source.document('home'),
    Component: HomeRoute,
  },
  {
    path: paths.about,
    id: 'about',
    read: () => source.document('about'),
    Component: AboutRoute,
  },
  {
    path: paths.mission,
    id: 'mission',
    read: () => source.document('mission'),
    Component: MissionRoute,
  },
  {
    path: paths.support,
    id: 'support',
    read: () => source.document('support'),
    Component: SupportRoute,
  },
  {
    path: paths.news,
    id: 'news',
    read: () => source.list('news', first),
    Component: NewsRoute,
  },
  {
    path: `${paths.team}/:memberId?`,
    id: 'team',
    read: () => source.list('team'),
    failed: messages.fetchTeamFailed,
    Component: TeamRoute,
  },
  // What a form says once it is sent is there long before that; nobody waits for it.
  {
    path: paths.contact,
    id: 'contact',
    read: () => source.document('feedbackGreeting'),
    later: true,
    lazy: () => import('../pages/contact/ContactRoute.tsx'),
  },
  {
    path: paths.mentorForm,
    id: 'mentorForm',
    read: () => source.document('mentorGreeting'),
    later: true,
    lazy: () => import('../pages/mentorForm/MentorFormRoute.tsx'),
  },
  {
    path: paths.studentTestimonial,
    id: 'studentTestimonials',
    read: () => source.list('studentTestimonials'),
    failed: messages.fetchTestimonialsFailed,
    element: <TestimonialsRoute title="Student testimonials" />,
  },
  {
    path: paths.mentorTestimonial,
    id: 'mentorTestimonials',
    read: () => source.list('mentorTestimonials'),
    failed: messages.fetchTestimonialsFailed,
    element: <TestimonialsRoute title="Mentor testimonials" />,
  },
  {
    path: paths.international,
    id: 'international',
    read: () => source.list('international'),
    failed: messages.fetchDataFailed,
    Component: InternationalRoute,
  },
  ...workPageNames.map((name) => ({
    path: workPagePath(name),
    id: name,
    read: () => source.list(name, first),
    failed: messages.fetchDataFailed,
    element: <WorkPageRoute key={name} name={workPageTitles[name]} />,
  })),
];

/**
 * Makes the loader of the route `id` out of how its content is read from the source. Where its page
 * can be shown before that, `later`, it may resolve to content that is read `Later`.
 */
export type MakeLoader = (
  id: string,
  read: () => Promise<unknown>,
  later?: boolean,
) => LoaderFunction;

/**
 * THE table of public routes, for the server and the browser alike. Paths match whatever their
 * case, and unknown ones lead to the home page.
 * @param loaderOf where else than from the source the browser takes content
 */
export function publicRoutes(
  source: ContentSource,
  loaderOf: MakeLoader = (_, read) => read,
): RouteObject[] {
  const routeOf = ({ read, later, failed, ...page }: Page): RouteObject => ({
    ...page,
    ...(read && { loader: loaderOf(page.id, read, later) }),
    errorElement: <PublicError message={failed ?? messages.fetchContentFailed} />,
  });
  return [
    {
      id: siteRouteId,
      path: paths.home,
      loader: loaderOf(siteRouteId, () => siteFrame(source)),
      Component: PublicLayout,
      errorElement: <PublicError message={messages.fetchContentFailed} />,
      children: [...pages(source).map(routeOf), { path: '*', loader: () => redirect(paths.home) }],
    },
  ];
}
