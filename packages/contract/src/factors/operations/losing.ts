import { FactorNotAvailable, FreshSignInRequired } from '../../authentication/errors.ts'
import { FactorsChanged } from '../../authentication/facts.ts'
import { DELETE, GET, Guid, Maybe, operation, POST, Text, Type } from '../../kit/index.ts'
import { FactorNotFound, FactorRequired, ResetNotFound } from '../errors.ts'
import { FactorResetAsked, FactorResetStopped } from '../facts.ts'
import { FactorReset, Holding } from '../schemas.ts'

export const removeFactor = operation({
  route: DELETE('/factors/{factorId}'),
  permission: 'member',
  writes: true,
  summary: 'Remove a factor; with the last one go the recovery codes and remembered devices',
  request: Type.Object({ factorId: Guid() }),
  response: Type.Object({}),
  errors: [FactorNotFound, FactorRequired, FreshSignInRequired],
  facts: [FactorsChanged],
})
export const renewRecoveryCodes = operation({
  route: POST('/factors/recovery-codes'),
  permission: 'member',
  writes: true,
  summary: 'Ten new recovery codes; the earlier ones end',
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
  summary: 'Ask for the second factor again on every device',
  request: Type.Object({}),
  response: Type.Object({}),
  facts: [FactorsChanged],
})

const member = { id: Guid() }

export const getMemberFactors = operation({
  route: GET('/members/{id}/factors'),
  permission: 'admin',
  summary: 'The second factors of a member, and a reset that waits',
  request: Type.Object(member),
  response: Type.Object(Holding),
})
export const resetMemberFactors = operation({
  route: POST('/members/{id}/reset-factors'),
  permission: 'admin',
  writes: true,
  summary: 'Remove every second factor of a member who has lost the device',
  description:
    'The member is told by mail and can stop it. It takes effect with the first sign-in after the site’s waiting time, at once where there is none, and not at all when a second factor is shown meanwhile. Asking again changes nothing.',
  request: Type.Object(member),
  response: Type.Object({ reset: Type.Optional(FactorReset) }),
  errors: [FactorNotFound],
  facts: [FactorsChanged, FactorResetAsked],
})
export const stopMemberReset = operation({
  route: DELETE('/members/{id}/reset-factors'),
  permission: 'admin',
  writes: true,
  summary: 'Take back a reset that waits',
  request: Type.Object(member),
  response: Type.Object({}),
  errors: [ResetNotFound],
  facts: [FactorResetStopped],
})
export const stopReset = operation({
  route: POST('/factors/stop-reset'),
  permission: 'anyone',
  writes: true,
  summary: 'Stop the reset of one’s own factors: with the token of the mail, or signed in',
  request: Type.Object({ token: Maybe(Text(1, 100)) }),
  response: Type.Object({}),
  errors: [ResetNotFound],
  facts: [FactorResetStopped],
  callsPerMinute: 20,
})
