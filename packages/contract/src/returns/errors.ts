import { defineError } from '../kit/index.ts'

/** Also for a return of another buyer. */
export const ReturnNotFound = defineError({
  code: 'RETURN_NOT_FOUND',
  status: 404,
  description: 'There is no return with this id',
})
/** `data.lines` has the `lineId` and the `available` pieces of each. */
export const InvalidReturnQuantity = defineError({
  code: 'INVALID_RETURN_QUANTITY',
  status: 400,
  description: 'Not so many pieces can be returned: they were not sent, or are returned already',
})
/** `data.reason` is one of the refusals. */
export const ReturnNotPossible = defineError({
  code: 'RETURN_NOT_POSSIBLE',
  status: 428,
  description: 'This cannot be returned (any more); ask the shop',
})
/** `data.reason` is one of the refusals. */
export const ExchangeNotPossible = defineError({
  code: 'EXCHANGE_NOT_POSSIBLE',
  status: 428,
  description: 'No order can be made in exchange for this return; pay it back instead',
})
/** `data.state` is the state of the return. */
export const ReturnStateUnsuitable = defineError({
  code: 'RETURN_STATE_UNSUITABLE',
  status: 428,
  description: 'The state of the return does not allow this',
})
