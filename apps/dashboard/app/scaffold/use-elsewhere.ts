import { useState } from 'react'

/** What somebody else stored while a form was being typed in. */
export interface Elsewhere {
  /** Shows what is stored now, in place of what was typed. */
  readonly reload: () => void
  /** Goes on with what was typed, until it is changed once more. */
  readonly keep: () => void
}

interface Forms<F> {
  /** As it is stored now, as it was when typing began, and as it is typed. */
  readonly stored: F
  readonly base: F
  readonly form: F
  readonly isSame: (one: F, other: F) => boolean
  readonly onReload: () => void
}

/** Whether somebody else changed what a form is about; undefined while nobody did, or it was answered. */
export function useElsewhere<F>(forms: Forms<F>): Elsewhere | undefined {
  const { stored, base, form, isSame, onReload } = forms
  const [answered, setAnswered] = useState<F>()
  const isAnswered = answered !== undefined && isSame(stored, answered)
  const isOwn = isSame(form, base) || isSame(stored, base) || isSame(stored, form)
  if (isAnswered || isOwn) return undefined
  return { reload: onReload, keep: () => setAnswered(stored) }
}
