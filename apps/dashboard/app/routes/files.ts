import { screensWith } from './screen.ts'

const screen = screensWith('common', 'people', 'sales', 'setup', 'reasons')

/** The screens of imports and exports of members and orders. */
export const fileRoutes = [
  screen('/members/files', () => import('../screens/member-files/route.tsx'), 'MemberFilesRoute'),
  screen(
    '/members/files/$importId',
    () => import('../screens/member-import/route.tsx'),
    'MemberImportRoute',
  ),
  screen('/orders/files', () => import('../screens/order-files/route.tsx'), 'OrderFilesRoute'),
  screen(
    '/orders/files/$importId',
    () => import('../screens/order-import/route.tsx'),
    'OrderImportRoute',
  ),
] as const
