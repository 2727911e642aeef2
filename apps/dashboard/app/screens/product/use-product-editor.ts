import type { Product } from '@vitrine/contract/catalog-v1'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../shared/messages.tsx'
import { rebase, sameValue, withKeysOf } from '../../shared/rebase.ts'
import { useToast } from '../../shared/toast.tsx'
import { useRemoteChange } from '../../shared/use-remote-change.ts'
import { checkProduct, type ProductErrors } from './check.ts'
import { errorsOfProduct } from './errors.ts'
import { emptyForm, formOf, type ProductForm } from './form.ts'
import { useSaveProduct } from './use-save-product.ts'

/** The form of one product: what is typed, what is stored, what is wrong, and saving. */
export function useProductEditor(
  product: Product | undefined,
  digits: number,
  onCreated: (id: string) => void,
) {
  const messages = useMessages()
  const showToast = useToast()
  const [base, setBase] = useState<ProductForm>(() =>
    product ? formOf(product, digits) : emptyForm,
  )
  const [form, setForm] = useState(base)
  const [errors, setErrors] = useState<ProductErrors>({})
  const [failure, setFailure] = useState<unknown>()
  const [saving, setSaving] = useState(false)
  const save = useSaveProduct(product)
  const dirty = !sameValue(form, base)
  const currentForm = useRef(form)
  currentForm.current = form
  const isSending = useRef(false)
  const untouched = useRef(true)
  untouched.current = !dirty && !saving

  const stored = useMemo(() => (product ? formOf(product, digits) : base), [product, digits, base])
  const onReload = () => {
    setBase(stored)
    setForm(stored)
    setErrors({})
  }
  const remoteChange = useRemoteChange({ stored, base, form, isSame: sameValue, onReload })

  // What a colleague changed meanwhile is shown as long as nothing is typed here.
  useEffect(() => {
    if (!product || !untouched.current) return
    const fresh = withKeysOf(currentForm.current, formOf(product, digits))
    setBase(fresh)
    setForm(fresh)
  }, [product, digits])

  const set = useCallback((change: Partial<ProductForm>) => {
    setForm((current) => ({ ...current, ...change }))
    setErrors((current) => withoutFields(current, Object.keys(change)))
  }, [])

  /** Whether all that was in the form when it was sent is stored; what is typed meanwhile stays, unsaved. */
  const submit = async (): Promise<boolean> => {
    if (isSending.current) return false
    const problems = checkProduct(form, messages, digits)
    setErrors(problems)
    setFailure(undefined)
    if (Object.keys(problems).length > 0) {
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
    const result = await save(sent, product ? base : undefined)
    if (result.error) {
      // Drawn before its focus is set: outside an event it might be drawn after the next frame.
      flushSync(() => {
        setErrors(errorsOfProduct(result.error))
        setFailure(result.error)
      })
      focusFirstError()
      if (!result.partly || !result.product) return false
      showToast({ text: messages.product.partly({ name: sent.name }), isError: true })
    }
    if (!result.product) return false
    const fresh = withKeysOf(sent, formOf(result.product, digits))
    setBase(fresh)
    if (!result.error) setForm((current) => rebase(sent, current, fresh))
    if (!product) onCreated(result.product.id)
    return result.error === undefined
  }
  return { form, set, errors, failure, dirty, saving, submit, untouched, elsewhere: remoteChange }
}

export type ProductEditor = ReturnType<typeof useProductEditor>

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
