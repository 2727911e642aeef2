import type { Product } from '@vitrine/contract/catalog-v1'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { useElsewhere } from '../../scaffold/use-elsewhere.ts'
import { checkProduct, type ProductErrors } from './check.ts'
import { errorsOfProduct } from './errors.ts'
import { emptyForm, formOf, type ProductForm, sameForm } from './form.ts'
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
  const { saving, save } = useSaveProduct(product)
  const dirty = !sameForm(form, base)
  const untouched = useRef(true)
  untouched.current = !dirty && !saving

  const stored = useMemo(() => (product ? formOf(product, digits) : base), [product, digits, base])
  const onReload = () => {
    setBase(stored)
    setForm(stored)
    setErrors({})
  }
  const elsewhere = useElsewhere({ stored, base, form, isSame: sameForm, onReload })

  // What a colleague changed meanwhile is shown as long as nothing is typed here.
  useEffect(() => {
    if (!product || !untouched.current) return
    const fresh = formOf(product, digits)
    setBase(fresh)
    setForm(fresh)
  }, [product, digits])

  const set = useCallback((change: Partial<ProductForm>) => {
    setForm((current) => ({ ...current, ...change }))
    setErrors((current) => without(current, Object.keys(change)))
  }, [])

  /** Whether all of it is stored. */
  const submit = async (): Promise<boolean> => {
    const found = checkProduct(form, messages, digits)
    setErrors(found)
    setFailure(undefined)
    if (Object.keys(found).length > 0) {
      focusFirstError()
      return false
    }
    const outcome = await save(form, product ? base : undefined)
    if (outcome.error) {
      // Drawn before its focus is set: outside an event it might be drawn after the next frame.
      flushSync(() => {
        setErrors(errorsOfProduct(outcome.error))
        setFailure(outcome.error)
      })
      focusFirstError()
      if (!outcome.partly || !outcome.product) return false
      tell({ text: messages.product.partly(form.name), bad: true })
    }
    if (!outcome.product) return false
    const fresh = formOf(outcome.product, digits)
    setBase(fresh)
    if (!outcome.error) setForm((current) => withAdded(fresh, form, current))
    if (!product) onCreated(outcome.product.id)
    return outcome.error === undefined
  }
  return { form, set, errors, failure, dirty, saving, submit, untouched, elsewhere }
}

export type Editor = ReturnType<typeof useEditor>

/** What is stored, and what was uploaded while it was being stored. */
export function withAdded(
  fresh: ProductForm,
  saved: ProductForm,
  current: ProductForm,
): ProductForm {
  const known = new Set(saved.media.map(({ key }) => key))
  const added = current.media.filter(({ key }) => !known.has(key))
  return added.length === 0 ? fresh : { ...fresh, media: [...fresh.media, ...added] }
}

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
