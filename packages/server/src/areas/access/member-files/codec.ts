import {
  MEMBER_EXPORT_DAYS,
  type MemberExport as WireExport,
  type MemberImport as WireImport,
} from '@vitrine/contract/member-files'
import type { Clock } from '../../../platform/clock.ts'
import { encodeJob } from '../../site/jobs/index.ts'
import type { MemberExport, MemberImport } from './model.ts'

export const encodeImport = ({ storageKey: _, job, ...one }: MemberImport): WireImport => ({
  ...one,
  job: encodeJob(job),
})

export function encodeExport(
  { storageKey: _, job, createdDate, removedDate, ...one }: MemberExport,
  clock: Clock,
): WireExport {
  const hasFile = job.state === 'DONE' && removedDate === null
  const expiresDate = clock.after(createdDate, { days: MEMBER_EXPORT_DAYS })
  return { ...one, job: encodeJob(job), ...(hasFile ? { expiresDate } : {}) }
}
