import type { Product } from '@vitrine/contract/catalog-v1'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { rebase, sameValue, withKeysOf } from '../../scaffold/rebase.ts'
import { useElsewhere } from '../../scaffold/use-elsewhere.ts'
import { checkProduct, type ProductErrors } from './check.ts'
import { errorsOfProduct } from './errors.ts'
import { emptyForm, formOf, type ProductForm } from './form.ts'
import { useSaveProduct } from './use-save-product.ts'

/** The form of one product: what is typed, what is stored, what is wrong, and saving. */
export function useEditor(
  product: Product | undefined,
  digits: number,
  onCreated: (id: string) => void,
) {
  const messages = useMessages()
  const tell = useTell()
  const [base, setBase] = useState<ProductForm>(() =>
    product ? formOf(product, digits) : emptyForm,
  )
  const [form, setForm] = useState(base)
  const [errors, setErrors] = useState<ProductErrors>({})
  const [failure, setFailure] = useState<unknown>()
  const [saving, setSaving] = useState(false)
  const save = useSaveProduct(product)
  const dirty = !sameValue(form, base)
  const shown = useRef(form)
  shown.current = form
  const isSending = useRef(false)
  const untouched = useRef(true)
  untouched.current = !dirty && !saving

  const stored = useMemo(() => (product ? formOf(product, digits) : base), [product, digits, base])
  const onReload = () => {
    setBase(stored)
    setForm(stored)
    setErrors({})
  }
  const elsewhere = useElsewhere({ stored, base, form, isSame: sameValue, onReload })

  // What a colleague changed meanwhile is shown as long as nothing is typed here.
  useEffect(() => {
    if (!product || !untouched.current) return
    const fresh = withKeysOf(shown.current, formOf(product, digits))
    setBase(fresh)
    setForm(fresh)
  }, [product, digits])

  const set = useCallback((change: Partial<ProductForm>) => {
    setForm((current) => ({ ...current, ...change }))
    setErrors((current) => without(current, Object.keys(change)))
  }, [])

  /** Whether all that was in the form when it was sent is stored; what is typed meanwhile stays, unsaved. */
  const submit = async (): Promise<boolean> => {
    if (isSending.current) return false
    const found = checkProduct(form, messages, digits)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      focusFirstError()
      return false
    }
    isSending.current = true
    setSaving(true)
    try {
      return await send(form)
    } finally {
      isSending.current = false
      setSaving(false)
    }
  }
  const send = async (sent: ProductForm): Promise<boolean> => {
    const outcome = await save(sent, product ? base : undefined)
    if (outcome.error) {
      // Drawn before its focus is set: outside an event it might be drawn after the next frame.
      flushSync(() => {
        setErrors(errorsOfProduct(outcome.error))
        setFailure(outcome.error)
      })
      focusFirstError()
      if (!outcome.partly || !outcome.product) return false
      tell({ text: messages.product.partly(sent.name), bad: true })
    }
    if (!outcome.product) return false
    const fresh = withKeysOf(sent, formOf(outcome.product, digits))
    setBase(fresh)
    if (!outcome.error) setForm((current) => rebase(sent, current, fresh))
    if (!product) onCreated(outcome.product.id)
    return outcome.error === undefined
  }
  return { form, set, errors, failure, dirty, saving, submit, untouched, elsewhere }
}

export type Editor = ReturnType<typeof useEditor>

/** A change answers the complaints about its field. */
const without = (errors: ProductErrors, fields: readonly string[]): ProductErrors =>
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
