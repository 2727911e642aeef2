import { X } from 'lucide-react'
import { useMessages } from '../../shared/messages.tsx'
import type { RefusedFile } from './use-uploads.ts'

interface RefusedFilesProps {
  readonly refused: readonly RefusedFile[]
  readonly onDismiss: (key: string) => void
}

/** Files that were not added, each with its reason, until dismissed. */
export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  const { uploads } = useMessages()
  if (refused.length === 0) return null
  return (
    <div role="alert">
      <ul className="refused-files" aria-label={uploads.refused}>
        {refused.map(({ key, name, why }) => (
          <li key={key} className="notice notice-bad">
            <span>{uploads.notAdded({ name, why })}</span>
            <button
              type="button"
              className="icon-button"
              aria-label={uploads.dismiss({ name })}
              onClick={() => onDismiss(key)}
            >
              <X aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
