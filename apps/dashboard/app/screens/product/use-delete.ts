import type { CatalogProduct } from '@vitrine/contract/products'
import { links } from '../../links.ts'
import { useConfirm } from '../../shared/confirm.tsx'
import { errorMessage } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { useNavigation } from '../../shared/navigation.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useCall, useInvalidate } from '../../shared/use-operation.ts'

const invalidated = ['products.listProducts', 'sites.getFigures'] as const

/** Deletes a product after a confirmation, and offers to undo. */
export function useDelete(product: CatalogProduct | undefined, onDeleted: () => void) {
  const messages = useMessages()
  const confirm = useConfirm()
  const showToast = useToast()
  const { call } = useCall()
  const refresh = useInvalidate()
  const action = useAction('products.deleteProduct', { invalidates: invalidated })
  return async () => {
    if (!product) return
    const { deleteTitle, deleteText, deleted } = messages.products
    const title = deleteTitle({ n: 1, name: product.name })
    const sure = await confirm({ title, text: deleteText({ n: 1 }), yes: messages.action.delete })
    if (!sure) return
    const fail = (error: unknown) =>
      showToast({ text: errorMessage(error, messages), isError: true })
    const { id } = product
    const undo = () =>
      void call('products.restoreProduct', { id }).then(() => refresh(invalidated), fail)
    const onSuccess = () => {
      showToast({ text: deleted({ n: 1 }), undo })
      onDeleted()
    }
    action.mutate({ id }, { onSuccess, onError: fail })
  }
}

/** Duplicates the stored product, and opens the copy. */
export function useDuplicate(product: CatalogProduct | undefined) {
  const messages = useMessages()
  const showToast = useToast()
  const { go } = useNavigation()
  const action = useAction('products.duplicateProduct', { invalidates: invalidated })
  return () => {
    if (!product || action.isPending) return
    action.mutate(
      { id: product.id },
      {
        onSuccess: ({ product: copy }) => {
          showToast({ text: messages.product.duplicated({ name: copy.name }) })
          go(links.product(copy.id))
        },
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  }
}
