import { defineError } from '../kit/index.ts'

export const FactorNotFound = defineError({
  code: 'FACTOR_NOT_FOUND',
  status: 404,
  description: 'The account has no such factor',
})
export const FactorRequired = defineError({
  code: 'FACTOR_REQUIRED',
  status: 428,
  description: 'The site asks for a second factor; add another one before you remove the last',
})
export const PasskeyNotFound = defineError({
  code: 'PASSKEY_NOT_FOUND',
  status: 404,
  description: 'The account has no such passkey',
})
export const TooManyPasskeys = defineError({
  code: 'TOO_MANY_PASSKEYS',
  status: 409,
  description: 'The account has 20 passkeys; remove one that is not used any more',
})
export const ResetNotFound = defineError({
  code: 'FACTOR_RESET_NOT_FOUND',
  status: 404,
  description: 'No reset of second factors is waiting; it was stopped, or it has happened',
})
export const ApprovalNotFound = defineError({
  code: 'APPROVAL_NOT_FOUND',
  status: 404,
  description: 'This sign-in does not wait for you, or not any more',
})
/** The data tells how many tries are left; with the last one the request ends. */
export const ApprovalNumberWrong = defineError({
  code: 'APPROVAL_NUMBER_WRONG',
  status: 400,
  description: 'The sign-in shows another number',
})
