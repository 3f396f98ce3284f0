import * as client from '@portal/api/client';
import * as query from '@portal/api/query';
import * as session from '@portal/auth/session';
import * as router from '@portal/federation/router';
import * as toast from '@portal/ui/toast';
import * as jotai from 'jotai';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

/** In Node, the bundles of the areas get from here what module federation shares in the browser. */
export const sharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
  jotai,
  '@portal/federation/router': router,
  '@portal/api/query': query,
  '@portal/api/client': client,
  '@portal/auth/session': session,
  '@portal/ui/toast': toast,
};
