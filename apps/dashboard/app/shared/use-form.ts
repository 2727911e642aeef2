import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rebase } from './rebase.ts'
import { type RemoteChange, useRemoteChange } from './use-remote-change.ts'

/** Errors by field. */
export type Errors = Readonly<Record<string, string | undefined>>

export interface FormState<F extends object> {
  readonly form: F
  /** The stored values when typing started. */
  readonly base: F
  readonly set: (change: Partial<F>) => void
  readonly errors: Errors
  readonly dirty: boolean
  /** Whether anything would be lost now; stays the same function for guards. */
  readonly hasUnsavedChanges: () => boolean
  /** Shows errors at the fields, and moves the focus to the first. */
  readonly showErrors: (errors: Errors) => void
  /**
   * The form of this render was saved, as in `fresh`; later input remains unsaved. Without `fresh`: the input
   * is about to be discarded.
   */
  readonly markSaved: (form?: F) => void
  /** A concurrent change since typing started. */
  readonly remoteChange: RemoteChange | undefined
}

/**
 * A form over stored values: concurrent changes are shown until something is typed. `align` gives stored rows
 * the keys of the displayed ones.
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
    // Outside of an event, React might render after the next frame.
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
    // Guards run before the next render, for example when a created entity opens its own page.
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
