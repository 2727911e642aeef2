import { useRef, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import {
  checkVariant,
  unsavedOf,
  type Variant,
  type VariantChange,
  type VariantChanges,
  type VariantErrors,
  type VariantForm,
  variantFormOf,
  variantName,
  withChange,
} from './variant-form.ts'

export const VARIANTS_PAGE = 20

export interface VariantLine {
  readonly variant: Variant
  readonly form: VariantForm
  readonly errors: VariantErrors
}

/** The input in the row of a variant. */
export interface VariantPart {
  readonly variant: Variant
  readonly part: Partial<VariantForm>
}

interface VariantsOf {
  /** Undefined while there is no table of variants. */
  readonly productId: string | undefined
  readonly track: boolean
  readonly digits: number
}

/** A page of a product's variants and their changes, including those on other pages. */
export function useVariants({ productId, track, digits }: VariantsOf) {
  const messages = useMessages()
  const [page, setPage] = useState(1)
  const [changes, setChanges] = useState<VariantChanges>(new Map<string, VariantChange>())
  const latest = useRef(changes)
  latest.current = changes
  const [isWide, setIsWide] = useState(false)
  const list = useOperation(
    'products.listVariants',
    { id: productId ?? '', limit: VARIANTS_PAGE, offset: (page - 1) * VARIANTS_PAGE },
    { enabled: productId !== undefined, keepPrevious: true },
  )
  const lines = list.data?.variants.map((variant): VariantLine => {
    const form = changes.get(variant.id)?.form ?? variantFormOf(variant, digits)
    return { variant, form, errors: checkVariant(form, track, messages, digits) }
  })
  const changeAll = (parts: readonly VariantPart[]) =>
    setChanges((current) =>
      parts.reduce((all, { variant, part }) => {
        const start = variantFormOf(variant, digits)
        const { base, form } = all.get(variant.id) ?? { base: start, form: start }
        const { id } = variant
        return withChange(all, {
          id,
          name: variantName(variant),
          base,
          form: { ...form, ...part },
        })
      }, current),
    )
  const wrongCount = [...changes.values()].filter(
    ({ form }) => Object.keys(checkVariant(form, track, messages, digits)).length > 0,
  ).length
  return {
    lines,
    error: list.error,
    isWide,
    setIsWide,
    total: list.data?.total ?? 0,
    page,
    setPage,
    changeAll,
    changes,
    /** The current changes, even after an await. */
    current: () => latest.current,
    isValid: wrongCount === 0,
    wrongCount,
    /** `sent` was saved; later input remains. */
    markSaved: (sent: VariantChanges) => setChanges((current) => unsavedOf(current, sent)),
    setChanges,
    discard: () => setChanges(new Map()),
  }
}

export type VariantsEditor = ReturnType<typeof useVariants>
