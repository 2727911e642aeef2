import type { ImportState } from '@vitrine/contract/imports'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { useMessages } from './messages.tsx'

const tones: Readonly<Record<ImportState, StatusTone>> = {
  DRAFT: 'quiet',
  CHECKING: 'note',
  CHECKED: 'note',
  QUEUED: 'quiet',
  RUNNING: 'note',
  DONE: 'good',
  FAILED: 'bad',
  CANCELLED: 'quiet',
}

interface ImportStatusProps {
  readonly state: ImportState
  /** Pictures that are still to be fetched: until they are here, an import is not done. */
  readonly picturesWaiting?: number
}

export function ImportStatus({ state, picturesWaiting = 0 }: ImportStatusProps) {
  const { imports } = useMessages()
  if (state === 'DONE' && picturesWaiting > 0)
    return <Status tone="note">{imports.picturesWaiting({ n: picturesWaiting })}</Status>
  return <Status tone={tones[state]}>{imports.states[state]}</Status>
}
