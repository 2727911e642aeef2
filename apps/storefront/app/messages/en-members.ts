import { accountEn } from './en-account.ts'
import { flowEn } from './en-flow.ts'
import { passkeysEn } from './en-passkeys.ts'
import { providersEn } from './en-providers.ts'

/** What is said while somebody signs in, and in the account. */
export const membersEn = {
  ...accountEn,
  ...flowEn,
  ...passkeysEn,
  ...providersEn,
} as const
