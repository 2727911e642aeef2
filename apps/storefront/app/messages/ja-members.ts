import { accountJa } from './ja-account.ts'
import { flowJa } from './ja-flow.ts'
import { passkeysJa } from './ja-passkeys.ts'
import { providersJa } from './ja-providers.ts'

export const membersJa = {
  ...accountJa,
  ...flowJa,
  ...passkeysJa,
  ...providersJa,
}
