import { GET, Guid, operation, type Page, POST, Text, Type } from '../../kit/index.ts'
import { ApprovalNotFound, ApprovalNumberWrong } from '../errors.ts'
import { ApprovalAnswered } from '../facts.ts'
import { Approval } from '../schemas.ts'

export const listApprovals = operation({
  route: GET('/approvals'),
  permission: 'member',
  summary: 'Sign-ins of the caller that wait for an approval, latest first; never the caller’s own',
  request: Type.Object({}),
  response: Type.Object({ approvals: Type.Array(Approval) }),
})
export const approveSignIn = operation({
  route: POST('/approvals/{id}/approve'),
  permission: 'member',
  writes: 'own',
  summary: 'Let a sign-in pass that shows this number; three tries',
  request: Type.Object({ id: Guid(), number: Text(1, 10) }),
  response: Type.Object({}),
  errors: [ApprovalNotFound, ApprovalNumberWrong],
  facts: [ApprovalAnswered],
  callsPerMinute: 30,
})
export const denySignIn = operation({
  route: POST('/approvals/{id}/deny'),
  permission: 'member',
  writes: true,
  summary: 'Refuse a sign-in; the account’s owner is told by mail',
  description: 'For a quarter of an hour no other sign-in of the account can ask for an approval.',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [ApprovalNotFound],
  facts: [ApprovalAnswered],
})
export const watchApprovals = operation({
  route: GET('/approvals/watch'),
  permission: 'member',
  answers: 'page',
  summary: 'That something about the caller’s account changes, as server-sent events',
  description:
    'Events `account` come when a sign-in asks for an approval, and when anything else happens to the account. What it is, other operations tell.',
  request: Type.Object({}),
  response: Type.Unsafe<Page>({ description: 'A stream of events' }),
  callsPerMinute: 60,
})
