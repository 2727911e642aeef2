import { defineError } from '../kit/index.ts'

export const CustomerNotFound = defineError({
  code: 'CUSTOMER_NOT_FOUND',
  status: 404,
  description: 'There is no customer with this id',
})
/** `data.revision` is the current one. */
export const CustomerRevisionConflict = defineError({
  code: 'CUSTOMER_REVISION_CONFLICT',
  status: 409,
  description: 'Somebody else has changed the customer meanwhile; read it again',
})
/** Both have accounts, or they are the same customer. */
export const CustomersNotMergeable = defineError({
  code: 'CUSTOMERS_NOT_MERGEABLE',
  status: 428,
  description: 'A customer is merged into another one, of whom at most one has an account',
})
/** Members are erased with their account: `personalData.erase`. */
export const CustomerIsMember = defineError({
  code: 'CUSTOMER_IS_MEMBER',
  status: 428,
  description: 'The customer has an account; erase the member instead',
})
/** There is no consent with this key, or it allows no mails. */
export const ConsentNotFound = defineError({
  code: 'CUSTOMER_CONSENT_NOT_FOUND',
  status: 404,
  description: 'The customer has no consent with this key that can be withdrawn',
})
export const SegmentNotFound = defineError({
  code: 'CUSTOMER_SEGMENT_NOT_FOUND',
  status: 404,
  description: 'There is no customer segment with this id',
})
/** `data.name` is the name. */
export const SegmentNameTaken = defineError({
  code: 'CUSTOMER_SEGMENT_NAME_TAKEN',
  status: 409,
  description: 'Another customer segment has this name',
})
/** `data.limit` is the maximum. */
export const TooManySegments = defineError({
  code: 'TOO_MANY_CUSTOMER_SEGMENTS',
  status: 428,
  description: 'The site has as many customer segments as it may have',
})
