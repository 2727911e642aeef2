import { useMessages } from './messages.tsx'
import type { Elsewhere } from './use-elsewhere.ts'

/** Says quietly that what a form is about was changed by somebody else, and asks what to do. */
export function ChangedElsewhere({ elsewhere }: { readonly elsewhere: Elsewhere | undefined }) {
  const { live } = useMessages()
  return (
    <div role="status">
      {elsewhere && (
        <div className="notice changed-elsewhere">
          <p>
            <strong>{live.changed}</strong> {live.changedText}
          </p>
          <button type="button" className="button" onClick={elsewhere.reload}>
            {live.reload}
          </button>
          <button type="button" className="button" onClick={elsewhere.keep}>
            {live.keep}
          </button>
        </div>
      )}
    </div>
  )
}
