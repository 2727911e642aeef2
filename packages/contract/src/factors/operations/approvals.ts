import { GET, Guid, operation, type Page, POST, Text, Type } from '../../kit/index.ts'
import { ApprovalNotFound, ApprovalNumberWrong } from '../errors.ts'
import { ApprovalAnswered } from '../facts.ts'
import { Approval } from '../schemas.ts'

export const listApprovals = operation({
  route: GET('/approvals'),
  permission: 'member',
  summary:
    'List sign-ins of the caller’s account that wait for approval, latest first; not the current one',
  request: Type.Object({}),
  response: Type.Object({ approvals: Type.Array(Approval) }),
})
export const approveSignIn = operation({
  route: POST('/approvals/{id}/approve'),
  permission: 'member',
  writes: 'own',
  summary: 'Approve the sign-in that shows this number; three attempts',
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
  summary: 'Deny a sign-in; the account owner is notified by e-mail',
  description: 'For 15 minutes no other sign-in of the account can request an approval.',
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [ApprovalNotFound],
  facts: [ApprovalAnswered],
})
export const watchApprovals = operation({
  route: GET('/approvals/watch'),
  permission: 'member',
  answers: 'page',
  summary: 'Stream changes of the caller’s account as server-sent events',
  description:
    'Events `account` come when a sign-in asks for an approval, and when anything else happens to the account. Read the details with other operations.',
  request: Type.Object({}),
  response: Type.Unsafe<Page>({ description: 'A stream of events' }),
  callsPerMinute: 60,
})
