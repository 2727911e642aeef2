import { accountHe } from './he-account.ts'
import { flowHe } from './he-flow.ts'
import { passkeysHe } from './he-passkeys.ts'
import { providersHe } from './he-providers.ts'

export const membersHe = {
  ...accountHe,
  ...flowHe,
  ...passkeysHe,
  ...providersHe,
}
