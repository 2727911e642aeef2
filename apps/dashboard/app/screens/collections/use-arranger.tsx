import { STORES_APP_ID } from '@vitrine/contract/vocabulary'
import { useState } from 'react'
import { useMessages } from '../../scaffold/messages.tsx'
import { useTell } from '../../scaffold/notices.tsx'
import { listedPicture } from '../../scaffold/picture-address.ts'
import { useAction, useOperation } from '../../scaffold/use-operation.ts'
import { ArrangeDialog } from './arrange-dialog.tsx'
import { refreshes } from './refreshes.ts'
import type { Category } from './search.ts'

/** As many as can be arranged. */
const MOST = 100

/** The dialog that arranges the products of a collection, while it is open. */
export function useArranger() {
  const { collections: words } = useMessages()
  const tell = useTell()
  const [opened, setOpened] = useState<Category>()
  const save = useAction('categories.setArrangedItems', { refreshes })
  const products = useProducts(opened)
  const submit = (ids: readonly string[]) => {
    if (!opened) return
    const items = ids.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID }))
    save.mutate(
      { categoryId: opened.id, items },
      {
        onSuccess: () => {
          setOpened(undefined)
          tell({ text: words.arranged(opened.name) })
        },
      },
    )
  }
  const open = (category: Category) => {
    save.reset()
    setOpened(category)
  }
  const dialog = opened && (
    <ArrangeDialog
      key={opened.id}
      name={opened.name}
      products={products.found}
      busy={save.isPending}
      failure={save.error ?? products.error}
      onClose={() => setOpened(undefined)}
      onSubmit={submit}
    />
  )
  return { open, dialog }
}

/** The first products of a collection in their order, with names and pictures. */
function useProducts(category: Category | undefined) {
  const listed = useOperation(
    'categories.listItemsInCategory',
    {
      categoryId: category?.id ?? '',
      useCategoryArrangement: true,
      cursorPaging: { limit: MOST },
    },
    { enabled: category !== undefined },
  )
  const ids = (listed.data?.items ?? []).map(({ catalogItemId }) => catalogItemId)
  const named = useOperation(
    'catalogV1.queryProducts',
    { query: { filter: { id: { $in: ids } }, paging: { limit: MOST, offset: 0 } } },
    { enabled: ids.length > 0 },
  )
  const error = listed.error ?? named.error
  if (listed.data && ids.length === 0) return { found: [], error }
  if (!named.data) return { found: undefined, error }
  const products = new Map(named.data.products.map((one) => [one.id, one]))
  const found = ids.flatMap((id) => {
    const product = products.get(id)
    const url = listedPicture(product?.media.mainMedia)
    return product ? [{ id, name: product.name, url }] : []
  })
  return { found, error }
}
