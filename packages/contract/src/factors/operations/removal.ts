import { FactorNotAvailable, FreshSignInRequired } from '../../authentication/errors.ts'
import { FactorsChanged } from '../../authentication/facts.ts'
import { DELETE, GET, Guid, Maybe, operation, POST, Text, Type } from '../../kit/index.ts'
import { FactorNotFound, FactorRequired, ResetNotFound } from '../errors.ts'
import { FactorResetRequested, FactorResetStopped } from '../facts.ts'
import { FactorReset, Holding } from '../schemas.ts'

export const removeFactor = operation({
  route: DELETE('/factors/{factorId}'),
  permission: 'member',
  writes: true,
  summary:
    'Remove a factor; removing the last one also removes recovery codes and remembered devices',
  request: Type.Object({ factorId: Guid() }),
  response: Type.Object({}),
  errors: [FactorNotFound, FactorRequired, FreshSignInRequired],
  facts: [FactorsChanged],
})
export const renewRecoveryCodes = operation({
  route: POST('/factors/recovery-codes'),
  permission: 'member',
  writes: true,
  summary: 'Create ten recovery codes; earlier codes become invalid',
  request: Type.Object({}),
  response: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  errors: [FactorNotAvailable, FreshSignInRequired],
  facts: [FactorsChanged],
  callsPerMinute: 10,
})
export const forgetDevices = operation({
  route: POST('/factors/forget-devices'),
  permission: 'member',
  writes: true,
  summary: 'Remove all remembered devices; every device needs the second factor again',
  request: Type.Object({}),
  response: Type.Object({}),
  facts: [FactorsChanged],
})

const member = { id: Guid() }

export const getMemberFactors = operation({
  route: GET('/members/{id}/factors'),
  permission: 'admin',
  summary: 'Read the second factors of a member, and a pending reset',
  request: Type.Object(member),
  response: Type.Object(Holding),
})
export const resetMemberFactors = operation({
  route: POST('/members/{id}/reset-factors'),
  permission: 'admin',
  writes: true,
  summary: 'Remove every second factor of a member who has lost the device',
  description:
    'The member is notified by e-mail and can cancel it. It takes effect at the first sign-in after the site’s waiting time (immediately without one), and is cancelled when a second factor is used meanwhile. Repeating changes nothing.',
  request: Type.Object(member),
  response: Type.Object({ reset: Type.Optional(FactorReset) }),
  errors: [FactorNotFound],
  facts: [FactorsChanged, FactorResetRequested],
})
export const stopMemberReset = operation({
  route: DELETE('/members/{id}/reset-factors'),
  permission: 'admin',
  writes: true,
  summary: 'Cancel a pending reset',
  request: Type.Object(member),
  response: Type.Object({}),
  errors: [ResetNotFound],
  facts: [FactorResetStopped],
})
export const stopReset = operation({
  route: POST('/factors/stop-reset'),
  permission: 'anyone',
  writes: true,
  summary: 'Cancel the reset of your own factors: with the token of the e-mail, or signed in',
  request: Type.Object({ token: Maybe(Text(1, 100)) }),
  response: Type.Object({}),
  errors: [ResetNotFound],
  facts: [FactorResetStopped],
  callsPerMinute: 20,
})
