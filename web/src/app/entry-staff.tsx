import createCache from '@emotion/cache';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { staffSystem } from '../theme/staffSystem.ts';
import { comeBackAnew } from './backForwardCache.ts';
import { SiteRoot } from './SiteRoot.tsx';
import { StaffApp } from './StaffApp.tsx';
import { staffRoutes } from './staffRoutes.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The app shell has no root element');

comeBackAnew(window);

createRoot(root).render(
  <StrictMode>
    <SiteRoot
      styleCache={createCache({ key: 'css' })}
      system={staffSystem}
      origin={window.location.origin}
    >
      <StaffApp router={createBrowserRouter(staffRoutes)} />
    </SiteRoot>
  </StrictMode>,
);
