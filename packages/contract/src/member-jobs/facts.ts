import { defineFact } from '../kit/index.ts'

export const MemberJobCreated = defineFact('member_job.created')
export const MemberJobFinished = defineFact('member_job.finished')
export const MemberJobCancelled = defineFact('member_job.cancelled')
