import { accountEn } from './en-account.ts'
import { flowEn } from './en-flow.ts'
import { passkeysEn } from './en-passkeys.ts'
import { providersEn } from './en-providers.ts'

/** Messages of sign-in and account pages. */
export const membersEn = {
  ...accountEn,
  ...flowEn,
  ...passkeysEn,
  ...providersEn,
} as const
