import { screensWith } from './screen.ts'

const screen = screensWith('common', 'people')

/** The screens of customers and members. */
export const peopleRoutes = [
  screen('/customers', () => import('../screens/customers/route.tsx'), 'CustomersRoute'),
  screen('/customers/$customerId', () => import('../screens/customer/route.tsx'), 'CustomerRoute'),
  screen('/members', () => import('../screens/members/route.tsx'), 'MembersRoute'),
  screen('/members/new', () => import('../screens/member/edit-route.tsx'), 'NewMemberRoute'),
  screen(
    '/members/fields',
    () => import('../screens/member-fields/route.tsx'),
    'MemberFieldsRoute',
  ),
  screen('/members/$memberId', () => import('../screens/member/route.tsx'), 'MemberRoute'),
  screen(
    '/members/$memberId/edit',
    () => import('../screens/member/edit-route.tsx'),
    'EditMemberRoute',
  ),
  screen('/messages', () => import('../screens/messages/route.tsx'), 'MessagesRoute'),
  screen('/newsletter', () => import('../screens/newsletter/route.tsx'), 'NewsletterRoute'),
] as const
