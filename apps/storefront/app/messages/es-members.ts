import { accountEs } from './es-account.ts'
import { flowEs } from './es-flow.ts'
import { passkeysEs } from './es-passkeys.ts'
import { providersEs } from './es-providers.ts'

export const membersEs = {
  ...accountEs,
  ...flowEs,
  ...passkeysEs,
  ...providersEs,
}
