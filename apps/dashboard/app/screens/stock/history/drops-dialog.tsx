import type { OutputOf } from '../../../api/client.ts'
import { Dialog } from '../../../shared/dialog.tsx'
import { Skeleton } from '../../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../../shared/failure.tsx'
import { Switch } from '../../../shared/fields.tsx'
import { useMessages } from '../../../shared/messages.tsx'
import { useIsAllowed } from '../../../shared/permissions.tsx'
import { useToast } from '../../../shared/toast.tsx'
import { useAction, useOperation } from '../../../shared/use-operation.ts'

type StockItem = OutputOf<'stock.listStock'>['items'][number]

interface DropsDialogProps {
  readonly productId: string
  readonly onClose: () => void
}

/** Chooses the variants of a product that many buy simultaneously. */
export function DropsDialog({ productId, onClose }: DropsDialogProps) {
  const { stock, action } = useMessages()
  return (
    <Dialog title={stock.drops} onClose={onClose} className="dialog-wide">
      <div className="dialog-form">
        <p className="field-hint">{stock.dropsText}</p>
        <Items productId={productId} />
        <footer>
          <button type="button" className="button" onClick={onClose}>
            {action.close}
          </button>
        </footer>
      </div>
    </Dialog>
  )
}

function Items({ productId }: Pick<DropsDialogProps, 'productId'>) {
  const { stock, shell } = useMessages()
  const filter = { productIds: [productId], tracked: true }
  const result = useOperation('stock.listStock', { filter, limit: 100 })
  if (result.error) return <Failure error={result.error} onRetry={() => result.refetch()} />
  if (!result.data) return <Skeleton rows={2} label={shell.loading} />
  if (result.data.items.length === 0) return <p>{stock.nothingTracked}</p>
  return (
    <ul className="locations">
      {result.data.items.map((item) => (
        <li key={item.id}>
          <Mark
            item={item}
            isNamed={result.data.items.some(({ location }) => !location.isDefault)}
          />
        </li>
      ))}
    </ul>
  )
}

function Mark({ item, isNamed }: { readonly item: StockItem; readonly isNamed: boolean }) {
  const messages = useMessages()
  const { stock } = messages
  const mayMark = useIsAllowed('stock.saveStock')
  const showToast = useToast()
  const save = useAction('stock.saveStock', { invalidates: ['stock.listStock'] })
  const { variantName } = item.product
  const name = isNamed ? `${variantName} · ${item.location.name}` : variantName
  const mark = (drop: boolean) => {
    const onSuccess = () =>
      showToast({ text: drop ? stock.dropMarked({ name }) : stock.dropUnmarked({ name }) })
    const onError = (error: unknown) => showToast({ text: errorMessage(error, messages) })
    save.mutate({ items: [{ id: item.id, drop }] }, { onSuccess, onError })
  }
  return (
    <Switch
      label={name}
      hint={
        item.preorder.enabled ? stock.dropAndPreorder : stock.piecesLeft({ n: item.quantity ?? 0 })
      }
      checked={save.isPending ? save.variables?.items[0]?.drop === true : item.drop}
      disabled={!mayMark || save.isPending}
      onChecked={mark}
    />
  )
}
