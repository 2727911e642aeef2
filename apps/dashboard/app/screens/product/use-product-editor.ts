import type { CatalogProduct } from '@vitrine/contract/products'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/messages.tsx'
import { rebase, sameValue, withKeysOf } from '../../shared/rebase.ts'
import { useRemoteChange } from '../../shared/use-remote-change.ts'
import { checkProduct, type ProductErrors } from './check.ts'
import type { ExtrasForm } from './extras/form.ts'
import { emptyForm, formOf, type ProductForm } from './form.ts'

/** A form as it is stored, with the revision that says so. */
export interface FormBase {
  readonly form: ProductForm
  /** Absent while the product is new. */
  readonly revision?: number
}

/** The form of one product: what is typed, what is stored, and what is wrong. */
export function useProductEditor(product: CatalogProduct | undefined, digits: number) {
  const messages = useMessages()
  const read = useCallback(
    (stored: CatalogProduct): FormBase => ({
      form: formOf(stored, digits),
      revision: stored.revision,
    }),
    [digits],
  )
  const [base, setBase] = useState<FormBase>(() => (product ? read(product) : { form: emptyForm }))
  const [form, setForm] = useState(base.form)
  const [errors, setErrors] = useState<ProductErrors>({})
  const [saving, setSaving] = useState(false)
  const dirty = !sameValue(form, base.form)
  const currentForm = useRef(form)
  currentForm.current = form
  const untouched = useRef(true)
  untouched.current = !dirty && !saving

  const stored = useMemo(() => (product ? read(product) : base), [product, read, base])
  const onReload = () => {
    setBase(stored)
    setForm(stored.form)
    setErrors({})
  }
  const versions = { stored: stored.form, base: base.form, form }
  const elsewhere = useRemoteChange({ ...versions, isSame: sameValue, onReload })

  // What a colleague changed meanwhile is shown as long as nothing is typed here.
  useEffect(() => {
    if (!product || !untouched.current) return
    const fresh = read(product)
    const keyed = withKeysOf(currentForm.current, fresh.form)
    setBase({ ...fresh, form: keyed })
    setForm(keyed)
  }, [product, read])

  const set = useCallback((change: Partial<ProductForm>) => {
    setForm((current) => ({ ...current, ...change }))
    setErrors((current) => withoutFields(current, Object.keys(change)))
  }, [])
  const setExtras = useCallback((change: Partial<ExtrasForm>) => {
    setForm((current) => ({ ...current, extras: { ...current.extras, ...change } }))
    const fields = Object.keys(change).map((name) => `extras.${name}`)
    setErrors((current) => withoutFields(current, fields))
  }, [])

  return {
    form,
    base,
    errors,
    dirty,
    saving,
    setSaving,
    untouched,
    elsewhere,
    set,
    setExtras,
    /** Whether what is typed can be saved; what is wrong is shown. */
    validate(): boolean {
      const problems = checkProduct(form, messages, digits)
      setErrors(problems)
      if (Object.keys(problems).length > 0) focusFirstError()
      return Object.keys(problems).length === 0
    },
    /** What the server refused. Drawn before its focus is set: outside an event it might be drawn after the next frame. */
    showErrors(refused: ProductErrors) {
      flushSync(() => setErrors(refused))
      focusFirstError()
    },
    /** After `sent` was stored: what was typed since stays, unsaved. */
    markSaved(sent: ProductForm, saved: CatalogProduct) {
      const fresh = read(saved)
      const keyed = withKeysOf(sent, fresh.form)
      setBase({ ...fresh, form: keyed })
      setForm((current) => rebase(sent, current, keyed))
    },
    /** Goes on over what a colleague stored. */
    rebaseTo(fresh: FormBase, merged: ProductForm) {
      setBase({ ...fresh, form: withKeysOf(merged, fresh.form) })
      setForm(merged)
    },
    /** What is typed at this moment, also after something was awaited. */
    current: () => currentForm.current,
    read,
  }
}

export type FormEditor = ReturnType<typeof useProductEditor>

/** A change answers the complaints about its field. */
const withoutFields = (errors: ProductErrors, fields: readonly string[]): ProductErrors =>
  Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  )

const focusFirstError = () =>
  requestAnimationFrame(() => {
    const bad = '.editor [aria-invalid=true], .editor .field-error, .editor .notice-bad'
    const first = document.querySelector<HTMLElement>(bad)
    first?.focus()
    first?.scrollIntoView({ block: 'center' })
  })
