import type { OrderImport as WireImport } from '@vitrine/contract/order-files'
import { encodeJob } from '../../site/jobs/index.ts'
import type { OrderImport } from './model.ts'

export const encodeImport = ({ storageKey: _, job, ...one }: OrderImport): WireImport => ({
  ...one,
  job: encodeJob(job),
})
