import type { RouteObject } from 'react-router-dom';
import { ForgotPasswordPage } from '../pages/login/ForgotPasswordPage.tsx';
import { paths } from '../paths.ts';
import { Loading } from '../ui/Loading.tsx';
import { editors } from './editors.tsx';
import { FreshLogin } from './FreshLogin.tsx';
import { LeaveShell } from './LeaveShell.tsx';
import { RequireStaff } from './RequireStaff.tsx';
import { StaffError } from './StaffError.tsx';
import { StaffLayout } from './StaffLayout.tsx';

/** The routes of the app shell: log-in, and the editors behind it. Paths match whatever their case. */
export const staffRoutes: RouteObject[] = [
  {
    ErrorBoundary: StaffError,
    HydrateFallback: Loading,
    children: [
      { path: paths.login, Component: FreshLogin },
      { path: paths.forgotPassword, Component: ForgotPasswordPage },
      {
        Component: RequireStaff,
        children: [{ Component: StaffLayout, children: editors }],
      },
      { path: '*', Component: LeaveShell },
    ],
  },
];
