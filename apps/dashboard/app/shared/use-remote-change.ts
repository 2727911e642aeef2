import { useState } from 'react'

/** A concurrent change of a record while its form was being edited. */
export interface RemoteChange {
  /** Replaces the input with the stored values. */
  readonly reload: () => void
  /** Continues with the input, until the next change. */
  readonly dismiss: () => void
}

interface FormVersions<F> {
  /** The stored values, those when typing started, and the input. */
  readonly stored: F
  readonly base: F
  readonly form: F
  readonly isSame: (one: F, other: F) => boolean
  readonly onReload: () => void
}

/** A concurrent change of the form's record; undefined without one, or after it was handled. */
export function useRemoteChange<F>(forms: FormVersions<F>): RemoteChange | undefined {
  const { stored, base, form, isSame, onReload } = forms
  const [dismissed, setDismissed] = useState<F>()
  const isDismissed = dismissed !== undefined && isSame(stored, dismissed)
  const isOwn = isSame(form, base) || isSame(stored, base) || isSame(stored, form)
  if (isDismissed || isOwn) return undefined
  return { reload: onReload, dismiss: () => setDismissed(stored) }
}
