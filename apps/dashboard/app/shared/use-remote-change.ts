import { useState } from 'react'

/** What somebody else stored while a form was being typed in. */
export interface RemoteChange {
  /** Shows what is stored now, in place of what was typed. */
  readonly reload: () => void
  /** Goes on with what was typed, until it is changed once more. */
  readonly dismiss: () => void
}

interface FormVersions<F> {
  /** As it is stored now, as it was when typing began, and as it is typed. */
  readonly stored: F
  readonly base: F
  readonly form: F
  readonly isSame: (one: F, other: F) => boolean
  readonly onReload: () => void
}

/** Whether somebody else changed what a form is about; undefined while nobody did, or it was answered. */
export function useRemoteChange<F>(forms: FormVersions<F>): RemoteChange | undefined {
  const { stored, base, form, isSame, onReload } = forms
  const [dismissed, setDismissed] = useState<F>()
  const isDismissed = dismissed !== undefined && isSame(stored, dismissed)
  const isOwn = isSame(form, base) || isSame(stored, base) || isSame(stored, form)
  if (isDismissed || isOwn) return undefined
  return { reload: onReload, dismiss: () => setDismissed(stored) }
}
