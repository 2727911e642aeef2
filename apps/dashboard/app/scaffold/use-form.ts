import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Elsewhere, useElsewhere } from './use-elsewhere.ts'

/** What is wrong, by field. */
export type Errors = Readonly<Record<string, string | undefined>>

export interface FormState<F extends object> {
  readonly form: F
  readonly set: (change: Partial<F>) => void
  readonly errors: Errors
  readonly dirty: boolean
  /** Whether anything would be lost now; stays the same function for guards. */
  readonly unsaved: () => boolean
  /** Says what is wrong, beside the fields, and takes the reader to the first. */
  readonly refuse: (errors: Errors) => void
  /** What is typed is stored now, or is about to be left behind. */
  readonly settle: (form?: F) => void
  /** Somebody else has changed it since typing began. */
  readonly elsewhere: Elsewhere | undefined
}

/** A form over something stored: what a colleague changes meanwhile shows until something is typed. */
export function useForm<F extends object>(stored: F): FormState<F> {
  const [base, setBase] = useState(stored)
  const [form, setForm] = useState(stored)
  const [errors, setErrors] = useState<Errors>({})
  const dirty = !isSame(form, base)
  if (!isSame(stored, base) && !dirty) {
    setBase(stored)
    setForm(stored)
  }
  const current = useRef(dirty)
  current.current = dirty
  const left = useRef(false)
  const set = useCallback((change: Partial<F>) => {
    left.current = false
    setForm((before) => ({ ...before, ...change }))
    setErrors((before) => without(before, Object.keys(change)))
  }, [])
  const refuse = useCallback((found: Errors) => {
    // An answer of the server comes outside any event, and might be drawn after the next frame.
    flushSync(() => setErrors(found))
    if (Object.keys(found).length > 0) focusFirstError()
  }, [])
  const settle = useCallback((fresh?: F) => {
    current.current = false
    setErrors({})
    if (!fresh) {
      left.current = true
      return
    }
    setBase(fresh)
    setForm(fresh)
  }, [])
  const unsaved = useCallback(() => current.current && !left.current, [])
  const onReload = () => settle(stored)
  const elsewhere = useElsewhere({ stored, base, form, isSame, onReload })
  return { form, set, errors, dirty, unsaved, refuse, settle, elsewhere }
}

const isSame = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other)

/** A change answers the complaints about its field. */
const without = (errors: Errors, fields: readonly string[]): Errors =>
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
