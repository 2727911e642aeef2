import type { Job, JobState } from '@vitrine/contract/jobs'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from './messages.tsx'

const tones: Readonly<Record<JobState, StatusTone>> = {
  QUEUED: 'quiet',
  RUNNING: 'note',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'quiet',
}

export const isJobFinished = (state: JobState): boolean => state !== 'QUEUED' && state !== 'RUNNING'

/** Whether a job is scheduled for later, so that it need not be polled. */
export const isJobPlanned = ({ state, scheduledDate }: Job): boolean =>
  state === 'QUEUED' && scheduledDate !== undefined && scheduledDate.getTime() > Date.now()

export function JobStatus({ state }: { readonly state: JobState }) {
  const { jobs } = useMessages()
  return <Status tone={tones[state]}>{jobs.states[state]}</Status>
}
