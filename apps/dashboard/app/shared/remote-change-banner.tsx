import { useMessages } from './messages.tsx'
import type { RemoteChange } from './use-remote-change.ts'

/** Shows that the record was changed elsewhere, with the choice to reload or to continue editing. */
export function RemoteChangeBanner({
  remoteChange,
}: {
  readonly remoteChange: RemoteChange | undefined
}) {
  const { live } = useMessages()
  return (
    <div role="status">
      {remoteChange && (
        <div className="notice changed-elsewhere">
          <p>
            <strong>{live.remoteChange}</strong> {live.remoteChangeText}
          </p>
          <button type="button" className="button" onClick={remoteChange.reload}>
            {live.reload}
          </button>
          <button type="button" className="button" onClick={remoteChange.dismiss}>
            {live.keepEditing}
          </button>
        </div>
      )}
    </div>
  )
}
