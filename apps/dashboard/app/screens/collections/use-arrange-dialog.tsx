import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import { useState } from 'react'
import { listThumbnail } from '../../shared/media-url.ts'
import { useMessages } from '../../shared/messages.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { invalidates } from './invalidated-queries.ts'
import type { Category } from './search.ts'

/** As many as can be arranged. */
const MAX_ARRANGED = 100

/** The dialog that arranges the products of a collection, while it is open. */
export function useArrangeDialog() {
  const { collections } = useMessages()
  const showToast = useToast()
  const [openCategory, setOpenCategory] = useState<Category>()
  const save = useAction('categories.setArrangedItems', { invalidates })
  const products = useProducts(openCategory)
  const submit = (ids: readonly string[]) => {
    if (!openCategory) return
    const items = ids.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }))
    save.mutate(
      { categoryId: openCategory.id, items },
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
    'categories.listItemsInCategory',
    {
      categoryId: category?.id ?? '',
      useCategoryArrangement: true,
      cursorPaging: { limit: MAX_ARRANGED },
    },
    { enabled: category !== undefined },
  )
  const ids = (itemsResult.data?.items ?? []).map(({ catalogItemId }) => catalogItemId)
  const productsResult = useOperation(
    'catalogV1.queryProducts',
    { query: { filter: { id: { $in: ids } }, paging: { limit: MAX_ARRANGED, offset: 0 } } },
    { enabled: ids.length > 0 },
  )
  const error = itemsResult.error ?? productsResult.error
  if (itemsResult.data && ids.length === 0) return { found: [], error }
  if (!productsResult.data) return { found: undefined, error }
  const products = new Map(productsResult.data.products.map((one) => [one.id, one]))
  const items = ids.flatMap((id) => {
    const product = products.get(id)
    const url = listThumbnail(product?.media.mainMedia)
    return product ? [{ id, name: product.name, url }] : []
  })
  return { found: items, error }
}
