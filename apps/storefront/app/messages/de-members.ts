import { accountDe } from './de-account.ts'
import { flowDe } from './de-flow.ts'
import { passkeysDe } from './de-passkeys.ts'
import { providersDe } from './de-providers.ts'

export const membersDe = {
  ...accountDe,
  ...flowDe,
  ...passkeysDe,
  ...providersDe,
}
