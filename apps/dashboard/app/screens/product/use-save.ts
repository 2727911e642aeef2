import type { CatalogProduct, OthersChange, ProductToSave } from '@vitrine/contract/products'
import { useRef, useState } from 'react'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import {
  changedGroups,
  conflictingGroups,
  decidedChanges,
  mergedForm,
  type Side,
  type StaleSave,
  staleSaveOf,
  variantConflicts,
} from './conflicts.ts'
import type { FieldGroup } from './edited-fields.ts'
import { errorsOfProduct } from './errors.ts'
import type { ProductForm } from './form.ts'
import { changesOf, createRequest } from './request.ts'
import { useColleague } from './use-colleague.ts'
import type { FormBase, FormEditor } from './use-product-editor.ts'
import { useSaveProduct } from './use-save-product.ts'
import type { VariantsEditor } from './use-variants.ts'
import { type VariantChanges, variantsToSave } from './variant-form.ts'

/** The content of a save: the form, and lines of the table of variants. */
interface SaveContent {
  readonly form: ProductForm
  readonly base: FormBase
  readonly variants: VariantChanges
}

/** A save that has to be decided field by field. */
export interface OpenConflict {
  readonly who: string
  readonly sent: SaveContent
  readonly mine: ProductForm
  readonly theirs: FormBase
  readonly groups: readonly FieldGroup[]
  readonly variants: ReturnType<typeof variantConflicts>
}

interface SaveOf {
  readonly product: CatalogProduct | undefined
  readonly editor: FormEditor
  readonly variants: VariantsEditor
  readonly onCreated: (id: string) => void
}

/**
 * Saves all input atomically in one call. The server merges concurrent changes; where both sides changed the
 * same field, the user decides, and no input is lost.
 */
export function useSave({ product, editor, variants, onCreated }: SaveOf) {
  const messages = useMessages()
  const showToast = useToast()
  const { save, reload } = useSaveProduct()
  const colleague = useColleague()
  const isSending = useRef(false)
  const [failure, setFailure] = useState<unknown>()
  const [conflict, setConflict] = useState<OpenConflict>()

  const send = async (sent: SaveContent, isAgain = false): Promise<void> => {
    const request = requestOf(product, sent)
    if (!request) return
    try {
      const result = await save(request)
      editor.markSaved(sent.form, result.product)
      if (request.variants) variants.markSaved(sent.variants)
      await showSaved(result.product, result.othersChanges)
      if (!product) onCreated(result.product.id)
    } catch (error) {
      const stale = staleSaveOf(error)
      if (stale && product) return meet(sent, stale, product.id, isAgain)
      setFailure(error)
      editor.showErrors(errorsOfProduct(error))
    }
  }

  const showSaved = async (saved: CatalogProduct, others: readonly OthersChange[]) => {
    const { name } = saved
    if (others.length > 0) {
      const { groups, hasVariants } = changedGroups(others)
      const labels = groups.map(({ label }) => label(messages))
      const fields = [...labels, ...(hasVariants ? [messages.conflicts.variants] : [])].join(', ')
      const who = await colleague(saved.id, others)
      return showToast({ text: messages.conflicts.merged({ name, who, fields }) })
    }
    showToast({ text: messages.product.savedNow({ name }) })
  }

  /** Handles a concurrent save: conflicts are shown, and the save is repeated once they are resolved. */
  const meet = async (sent: SaveContent, stale: StaleSave, id: string, isAgain: boolean) => {
    const theirs = editor.read(await reload(id))
    const who = await colleague(id, stale.conflicts.length > 0 ? stale.conflicts : stale.changes)
    // Includes input typed since the request.
    const mine = editor.current()
    const groups = conflictingGroups({ base: sent.base.form, mine, theirs: theirs.form })
    const lines = variantConflicts(stale, variants.current())
    const open = { who, sent, mine, theirs, groups, variants: lines }
    if (groups.length > 0 || lines.length > 0 || isAgain) setConflict(open)
    else await goOn(open, () => 'mine')
  }

  const goOn = async (open: OpenConflict, sideOf: SideOf) => {
    const { sent, theirs, groups } = open
    const changes = decidedChanges(variants.current(), open.variants, sideOf)
    variants.setChanges(changes)
    const versions = { base: sent.base.form, mine: editor.current(), theirs: theirs.form }
    const merged = mergedForm(versions, groups, sideOf)
    editor.rebaseTo(theirs, merged)
    await send({ ...sent, form: merged, base: theirs, variants: changes }, true)
  }

  const guarded = async (work: () => Promise<void>) => {
    if (isSending.current) return
    isSending.current = true
    editor.setSaving(true)
    setFailure(undefined)
    try {
      await work()
    } catch (error) {
      setFailure(error)
    } finally {
      isSending.current = false
      editor.setSaving(false)
    }
  }

  const submit = async () => {
    if (isSending.current || !editor.validate()) return
    if (!variants.isValid) {
      const text = messages.product.fixVariants({ n: variants.wrongCount })
      return showToast({ text, isError: true })
    }
    await guarded(() => send({ form: editor.form, base: editor.base, variants: variants.changes }))
  }
  return {
    failure,
    conflict,
    submit,
    decide: async (sideOf: SideOf) => {
      if (!conflict) return
      setConflict(undefined)
      await guarded(() => goOn(conflict, sideOf))
    },
    /** The input remains unsaved. */
    putOff: () => setConflict(undefined),
  }
}

type SideOf = (id: string) => Side

/** Undefined where nothing is to be saved. */
function requestOf(
  product: CatalogProduct | undefined,
  sent: SaveContent,
): ProductToSave | undefined {
  const { form, base, variants } = sent
  if (!product) return createRequest(form)
  const { id } = product
  const changes = changesOf(form, base.form)
  // Variants of other options have other lines.
  const lines =
    changes.options === undefined && form.manageVariants
      ? variantsToSave(variants, base.form.track)
      : []
  if (Object.keys(changes).length === 0 && lines.length === 0) return undefined
  const revision = base.revision ?? product.revision
  return { ...changes, ...(lines.length > 0 && { variants: lines }), id, revision }
}
