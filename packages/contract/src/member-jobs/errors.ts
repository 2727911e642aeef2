import { defineError } from '../kit/index.ts'

export const MemberJobNotFound = defineError({
  code: 'MEMBER_JOB_NOT_FOUND',
  status: 404,
  description: 'There is no job with this id',
})
export const MemberJobOver = defineError({
  code: 'MEMBER_JOB_OVER',
  status: 409,
  description: 'The job is over; what it did stays',
})
