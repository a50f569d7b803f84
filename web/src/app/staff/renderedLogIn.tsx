import { paths } from '@lamplight/content/pagePaths';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { collectingCache, stylesIn } from '../rendering/pageStyles.ts';
import { StaffRoot, whenInitialized } from './staffApp.tsx';
import { staffRoutes } from './staffRoutes.tsx';

/* The log-in as the build renders it. Vite can't load modules any more once it has loaded this one, so it renders at once. */

const notInTheBuild = async () => {
  throw new Error('The build is not connected to Firebase');
};

const styleCache = collectingCache();
const router = createMemoryRouter(staffRoutes, { initialEntries: [paths.login] });
await whenInitialized(router);
const rendered = renderToString(
  <StaffRoot {...{ styleCache, origin: '', router, connect: notInTheBuild }} />,
);
const [, named = '', root = ''] = /^<title>([^<]*)<\/title>(.*)$/s.exec(rendered) ?? [];
const sends = '<button type="submit"';
if (root.split(sends).length !== 2) throw new Error(`The log-in is not one form: ${rendered}`);

export const title = named;

/** The content of the root element. Nobody can send the form before there is a script (`heldLogIn.ts`). */
export const markup = root.replace(sends, `${sends} disabled=""`);

/** Its styles besides those of all staff pages. */
export const { css } = stylesIn(styleCache);
