import type { CatalogProduct } from '@vitrine/contract/products'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/messages.tsx'
import { rebase, sameValue, withKeysOf } from '../../shared/rebase.ts'
import { useRemoteChange } from '../../shared/use-remote-change.ts'
import { checkProduct, type ProductErrors } from './check.ts'
import type { ExtrasForm } from './extras/form.ts'
import { emptyForm, formOf, type ProductForm } from './form.ts'

/** The stored form with its revision. */
export interface FormBase {
  readonly form: ProductForm
  /** Absent while the product is new. */
  readonly revision?: number
}

/** The form of one product: input, stored values, and errors. */
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

  // Shows concurrent changes as long as nothing is typed here.
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
    /** Whether the input can be saved; shows errors. */
    validate(): boolean {
      const problems = checkProduct(form, messages, digits)
      setErrors(problems)
      if (Object.keys(problems).length > 0) focusFirstError()
      return Object.keys(problems).length === 0
    },
    /**
     * Shows the server's errors. Rendered before the focus is set: outside of an event React might render
     * after the next frame.
     */
    showErrors(refused: ProductErrors) {
      flushSync(() => setErrors(refused))
      focusFirstError()
    },
    /** After `sent` was saved: later input remains unsaved. */
    markSaved(sent: ProductForm, saved: CatalogProduct) {
      const fresh = read(saved)
      const keyed = withKeysOf(sent, fresh.form)
      setBase({ ...fresh, form: keyed })
      setForm((current) => rebase(sent, current, keyed))
    },
    /** Continues on top of a colleague's save. */
    rebaseTo(fresh: FormBase, merged: ProductForm) {
      setBase({ ...fresh, form: withKeysOf(merged, fresh.form) })
      setForm(merged)
    },
    /** The current input, even after an await. */
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
