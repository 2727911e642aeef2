import { defineError } from '../kit/index.ts'

export const MemberNotFound = defineError({
  code: 'NOT_FOUND',
  status: 404,
  description: 'There is no member with this id',
})
export const MemberExists = defineError({
  code: 'ALREADY_EXISTS',
  status: 409,
  description: 'A member with this e-mail address exists already',
})
export const SlugAlreadyExists = defineError({
  code: 'SLUG_ALREADY_EXISTS',
  status: 409,
  description: 'Another member has this address name',
})
/** The data names the member's status and the statuses from which the action is possible. */
export const MemberMoveNotAllowed = defineError({
  code: 'MEMBER_STATUS_NOT_ALLOWED',
  status: 428,
  description: 'This is not possible in the status the member has',
})
