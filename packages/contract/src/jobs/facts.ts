import { defineFact } from '../kit/index.ts'

export const JobCreated = defineFact('job.created')
export const JobFinished = defineFact('job.finished')
export const JobCancelled = defineFact('job.cancelled')
