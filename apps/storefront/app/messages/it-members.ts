import { accountIt } from './it-account.ts'
import { flowIt } from './it-flow.ts'
import { passkeysIt } from './it-passkeys.ts'
import { providersIt } from './it-providers.ts'

export const membersIt = {
  ...accountIt,
  ...flowIt,
  ...passkeysIt,
  ...providersIt,
}
