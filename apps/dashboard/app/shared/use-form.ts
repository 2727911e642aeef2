import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rebase } from './rebase.ts'
import { type RemoteChange, useRemoteChange } from './use-remote-change.ts'

/** What is wrong, by field. */
export type Errors = Readonly<Record<string, string | undefined>>

export interface FormState<F extends object> {
  readonly form: F
  /** What was stored when typing began. */
  readonly base: F
  readonly set: (change: Partial<F>) => void
  readonly errors: Errors
  readonly dirty: boolean
  /** Whether anything would be lost now; stays the same function for guards. */
  readonly hasUnsavedChanges: () => boolean
  /** Says what is wrong, beside the fields, and takes the reader to the first. */
  readonly showErrors: (errors: Errors) => void
  /**
   * What the form of this render held is stored now, as `fresh` says; what was typed since stays and is unsaved.
   * Without `fresh`: what is typed is about to be left behind.
   */
  readonly markSaved: (form?: F) => void
  /** Somebody else has changed it since typing began. */
  readonly remoteChange: RemoteChange | undefined
}

/**
 * A form over something stored: what a colleague changes meanwhile shows until something is typed. `align` gives
 * what is stored the keys its rows have on the screen.
 */
export function useForm<F extends object>(
  stored: F,
  align: (shown: F, stored: F) => F = (_, now) => now,
): FormState<F> {
  const [base, setBase] = useState(stored)
  const [form, setForm] = useState(stored)
  const [errors, setErrors] = useState<Errors>({})
  const [lastStored, setLastStored] = useState(stored)
  const [settled, setSettled] = useState<F>()
  const dirty = !isSame(form, base)
  if (!isSame(stored, lastStored)) {
    setLastStored(stored)
    setSettled(undefined)
    if (settled || !dirty) {
      const now = align(settled ?? form, stored)
      setBase(now)
      setForm(settled ? rebase(settled, form, now) : now)
    }
  }
  const current = useRef(dirty)
  current.current = dirty
  const latest = useRef(form)
  latest.current = form
  const discarded = useRef(false)
  const set = useCallback((change: Partial<F>) => {
    discarded.current = false
    setForm((before) => ({ ...before, ...change }))
    setErrors((before) => withoutFields(before, Object.keys(change)))
  }, [])
  const showErrors = useCallback((newErrors: Errors) => {
    // An answer of the server comes outside any event, and might be drawn after the next frame.
    flushSync(() => setErrors(newErrors))
    if (Object.keys(newErrors).length > 0) focusFirstError()
  }, [])
  const markSaved = (fresh?: F) => {
    setErrors({})
    if (!fresh) {
      current.current = false
      discarded.current = true
      return
    }
    const now = align(form, fresh)
    // Guards ask before the next render, as when a thing that was made leads to its own page.
    current.current = !isSame(rebase(form, latest.current, now), now)
    setBase(now)
    setSettled(now)
    setForm((typed) => rebase(form, typed, now))
  }
  const hasUnsavedChanges = useCallback(() => current.current && !discarded.current, [])
  const onReload = () => {
    setErrors({})
    setBase(stored)
    setForm(stored)
  }
  const remoteChange = useRemoteChange({
    stored: align(base, stored),
    base,
    form,
    isSame,
    onReload,
  })
  return { form, base, set, errors, dirty, hasUnsavedChanges, showErrors, markSaved, remoteChange }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** A change answers the complaints about its field. */
const withoutFields = (errors: Errors, fields: readonly string[]): Errors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  )

const focusFirstError = () =>
  requestAnimationFrame(() => {
    const first = document.querySelector<HTMLElement>('main [aria-invalid=true]')
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
