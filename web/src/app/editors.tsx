import type { RouteObject } from 'react-router-dom';
import { HomeEditor } from '../pages/home/HomeEditor.tsx';
import { paths } from './paths.ts';

/** The table of editors: one line for each page of the staff area. */
export const editors: RouteObject[] = [{ path: paths.contentHome, Component: HomeEditor }];

/** Which pages of the staff area there are, in lower case; the navigation shows no others. */
export const editorPaths = new Set(editors.map(({ path }) => path?.toLowerCase()));
