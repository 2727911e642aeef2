import { useState } from 'react'
import { listThumbnail } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { invalidates } from './invalidated-queries.ts'
import type { Category } from './search.ts'

/** Maximum number of products that can be arranged. */
const MAX_ARRANGED = 100

/** The dialog that arranges the products of a collection, while it is open. */
export function useArrangeDialog() {
  const { collections } = useMessages()
  const showToast = useToast()
  const [openCategory, setOpenCategory] = useState<Category>()
  const save = useAction('collections.saveCollection', { invalidates })
  const products = useProducts(openCategory)
  const submit = (ids: readonly string[]) => {
    if (!openCategory) return
    const { id, revision } = openCategory
    const collection = { id, revision, arrangedProductIds: [...ids] }
    save.mutate(
      { collection, merge: true },
      {
        onSuccess: () => {
          setOpenCategory(undefined)
          showToast({ text: collections.arranged({ name: openCategory.name }) })
        },
      },
    )
  }
  const open = (category: Category) => {
    save.reset()
    setOpenCategory(category)
  }
  const dialog = openCategory && (
    <ArrangeDialog
      key={openCategory.id}
      name={openCategory.name}
      products={products.found}
      busy={save.isPending}
      failure={save.error ?? products.error}
      onClose={() => setOpenCategory(undefined)}
      onSubmit={submit}
    />
  )
  return { open, dialog }
}

/** The first products of a collection in their order, with names and pictures. */
function useProducts(category: Category | undefined) {
  const itemsResult = useOperation(
    'collections.listCollectionProducts',
    { id: category?.id ?? '', limit: MAX_ARRANGED },
    { enabled: category !== undefined },
  )
  const ids = itemsResult.data?.productIds ?? []
  const productsResult = useOperation(
    'products.listProducts',
    { filter: { ids }, limit: MAX_ARRANGED, parts: ['media'] },
    { enabled: ids.length > 0 },
  )
  const error = itemsResult.error ?? productsResult.error
  if (itemsResult.data && ids.length === 0) return { found: [], error }
  if (!productsResult.data) return { found: undefined, error }
  const products = new Map(productsResult.data.products.map((one) => [one.id, one]))
  const items = ids.flatMap((id) => {
    const product = products.get(id)
    const url = listThumbnail(product?.media?.[0])
    return product ? [{ id, name: product.name, url }] : []
  })
  return { found: items, error }
}
