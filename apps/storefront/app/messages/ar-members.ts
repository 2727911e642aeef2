import { accountAr } from './ar-account.ts'
import { flowAr } from './ar-flow.ts'
import { passkeysAr } from './ar-passkeys.ts'
import { providersAr } from './ar-providers.ts'

export const membersAr = {
  ...accountAr,
  ...flowAr,
  ...passkeysAr,
  ...providersAr,
}
