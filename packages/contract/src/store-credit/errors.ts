import { defineError } from '../kit/index.ts'

/** `data.memberId` is the id as sent. */
export const StoreCreditMemberNotFound = defineError({
  code: 'STORE_CREDIT_MEMBER_NOT_FOUND',
  status: 404,
  description: 'There is no member with this id',
})
export const StoreCreditEntryNotFound = defineError({
  code: 'STORE_CREDIT_ENTRY_NOT_FOUND',
  status: 404,
  description: 'There is no entry of store credit with this id',
})
/** `data.left` is the remaining amount, in minor units. */
export const StoreCreditNotLeft = defineError({
  code: 'STORE_CREDIT_NOT_LEFT',
  status: 428,
  description:
    'Less than this is left of the credit: it was spent, taken back, or its time is over',
})
/** Credit of a refund is the member’s money. */
export const StoreCreditNotGiven = defineError({
  code: 'STORE_CREDIT_NOT_GIVEN',
  status: 428,
  description: 'Only credit that was given by hand is taken back',
})
/** It was spent meanwhile, or its time is over. */
export const StoreCreditNotSpent = defineError({
  code: 'STORE_CREDIT_NOT_SPENT',
  status: 409,
  description: 'There is less store credit than was expected; look at the checkout again',
})
/** Guests have no balance. */
export const StoreCreditNeedsMember = defineError({
  code: 'STORE_CREDIT_NEEDS_MEMBER',
  status: 428,
  description: 'Store credit belongs to members; this buyer is none',
})
