import { defineError } from '../kit/index.ts'

/** No job of this site has the id. */
export const JobNotFound = defineError({
  code: 'JOB_NOT_FOUND',
  status: 404,
  description: 'There is no job with this id',
})
/** Only a waiting or running job can be cancelled. */
export const JobOver = defineError({
  code: 'JOB_OVER',
  status: 409,
  description: 'The job is already finished; its changes stay',
})
