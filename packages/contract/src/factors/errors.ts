import { defineError } from '../kit/index.ts'

export const FactorNotFound = defineError({
  code: 'FACTOR_NOT_FOUND',
  status: 404,
  description: 'The account has no such factor',
})
export const FactorRequired = defineError({
  code: 'FACTOR_REQUIRED',
  status: 428,
  description: 'The site requires a second factor; add another one before you remove the last',
})
export const PasskeyNotFound = defineError({
  code: 'PASSKEY_NOT_FOUND',
  status: 404,
  description: 'The account has no such passkey',
})
export const TooManyPasskeys = defineError({
  code: 'TOO_MANY_PASSKEYS',
  status: 409,
  description: 'The account already has 20 passkeys; remove one first',
})
export const ResetNotFound = defineError({
  code: 'FACTOR_RESET_NOT_FOUND',
  status: 404,
  description:
    'No reset of second factors is pending; it was cancelled or has already taken effect',
})
export const ApprovalNotFound = defineError({
  code: 'APPROVAL_NOT_FOUND',
  status: 404,
  description: 'This sign-in is not waiting for your approval',
})
/** The data contains the remaining attempts; after the last one the request ends. */
export const ApprovalNumberWrong = defineError({
  code: 'APPROVAL_NUMBER_WRONG',
  status: 400,
  description: 'The number does not match the one that the sign-in shows',
})
