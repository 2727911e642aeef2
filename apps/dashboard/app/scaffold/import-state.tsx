import type { ImportState } from '@vitrine/contract/imports'
import { useMessages } from './messages.tsx'

const dots: Readonly<Record<ImportState, string>> = {
  QUEUED: 'hidden',
  RUNNING: 'partly',
  DONE: 'in',
  FAILED: 'out',
  CANCELLED: 'hidden',
}

export function ImportStateWord({ state }: { readonly state: ImportState }) {
  const { imports } = useMessages()
  return (
    <span className="state" data-state={dots[state]}>
      {imports.states[state]}
    </span>
  )
}
