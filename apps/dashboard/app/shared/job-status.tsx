import type { JobState } from '@vitrine/contract/jobs'
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

export function JobStatus({ state }: { readonly state: JobState }) {
  const { jobs } = useMessages()
  return <Status tone={tones[state]}>{jobs.states[state]}</Status>
}
