import type { ImportState } from '@vitrine/contract/imports'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from './messages.tsx'

const tones: Readonly<Record<ImportState, StatusTone>> = {
  QUEUED: 'quiet',
  RUNNING: 'note',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'quiet',
}

export function ImportStateWord({ state }: { readonly state: ImportState }) {
  const { imports } = useMessages()
  return <Status tone={tones[state]}>{imports.states[state]}</Status>
}
