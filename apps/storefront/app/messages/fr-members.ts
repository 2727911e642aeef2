import { accountFr } from './fr-account.ts'
import { flowFr } from './fr-flow.ts'
import { passkeysFr } from './fr-passkeys.ts'
import { providersFr } from './fr-providers.ts'

export const membersFr = {
  ...accountFr,
  ...flowFr,
  ...passkeysFr,
  ...providersFr,
}
