import { DELETE, GET, Guid, operation, PATCH, POST, Text, Type } from '../../kit/index.ts'
import { StaffPasswordWrong, StaffSessionNotFound, StaffSignInThrottled } from '../errors.ts'
import { StaffChanged, StaffSessionEnded } from '../facts.ts'
import { StaffMember, StaffPassword, StaffSession } from '../schemas.ts'

export const updateCurrent = operation({
  route: PATCH('/me'),
  permission: 'admin',
  leastRole: 'viewer',
  summary: 'Change your own name',
  writes: true,
  request: Type.Object({ name: Text(1, 100) }),
  response: Type.Object({ staff: StaffMember }),
  facts: [StaffChanged],
})

export const changePassword = operation({
  route: POST('/me/password'),
  permission: 'admin',
  leastRole: 'viewer',
  summary: 'Change your own password; all your other sessions end',
  writes: 'own',
  request: Type.Object({ currentPassword: Text(1, 200), newPassword: StaffPassword() }),
  response: Type.Object({}),
  errors: [StaffPasswordWrong, StaffSignInThrottled],
  facts: [StaffChanged],
  callsPerMinute: 30,
})

export const listSessions = operation({
  route: GET('/me/sessions'),
  permission: 'admin',
  summary: 'List your own sessions, latest first; up to 100',
  request: Type.Object({}),
  response: Type.Object({ sessions: Type.Array(StaffSession) }),
})

export const endSession = operation({
  route: DELETE('/me/sessions/{id}'),
  permission: 'admin',
  leastRole: 'viewer',
  summary: 'End one of your own sessions',
  writes: true,
  request: Type.Object({ id: Guid() }),
  response: Type.Object({}),
  errors: [StaffSessionNotFound],
  facts: [StaffSessionEnded],
})
