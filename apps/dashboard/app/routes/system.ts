import { screensWith } from './screen.ts'

const screen = screensWith('common', 'people', 'setup', 'system', 'reasons')

/** The screens of staff, developers, sites and jobs. */
export const systemRoutes = [
  screen('/history', () => import('../screens/history/route.tsx'), 'HistoryRoute'),
  screen('/import', () => import('../screens/imports/route.tsx'), 'ImportsRoute'),
  screen('/import/$importId', () => import('../screens/import/route.tsx'), 'ImportRoute'),
  screen('/jobs', () => import('../screens/jobs/route.tsx'), 'JobsRoute'),
  screen('/jobs/$jobId', () => import('../screens/job/route.tsx'), 'JobRoute'),
  screen('/log', () => import('../screens/log/route.tsx'), 'LogRoute'),
  screen('/developers', () => import('../screens/clients/route.tsx'), 'ClientsRoute'),
  screen('/developers/clients/new', () => import('../screens/client/route.tsx'), 'NewClientRoute'),
  screen(
    '/developers/clients/$clientId',
    () => import('../screens/client/route.tsx'),
    'ClientRoute',
  ),
  screen('/developers/keys', () => import('../screens/keys/route.tsx'), 'KeysRoute'),
  screen('/developers/webhooks', () => import('../screens/webhooks/route.tsx'), 'WebhooksRoute'),
  screen(
    '/developers/webhooks/$webhookId',
    () => import('../screens/webhook/route.tsx'),
    'WebhookRoute',
  ),
  screen('/staff', () => import('../screens/staff/route.tsx'), 'StaffRoute'),
  screen('/account', () => import('../screens/account/route.tsx'), 'AccountRoute'),
  screen('/account/security', () => import('../screens/security/route.tsx'), 'SecurityRoute'),
  screen('/sites', () => import('../screens/sites/route.tsx'), 'SitesRoute'),
] as const
