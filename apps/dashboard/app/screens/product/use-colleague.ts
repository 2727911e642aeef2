import { useMessages } from '../../shared/messages.tsx'
import { useCall } from '../../shared/use-operation.ts'

interface ChangeBy {
  readonly by: { readonly id: string }
}

/** The last editor of a product, by the name in the history. */
export function useColleague() {
  const { call } = useCall()
  const { conflicts } = useMessages()
  return async (productId: string, changes: readonly ChangeBy[]): Promise<string> => {
    const ids = new Set(changes.map(({ by }) => by.id))
    const input = { entityType: 'product' as const, entityId: productId, limit: 20 }
    const history = await call('history.listHistory', input).catch(() => undefined)
    const names = (history?.entries ?? []).flatMap(({ actor: { id, name } }) =>
      id !== undefined && ids.has(id) && name ? name : [],
    )
    return [...new Set(names)].join(', ') || conflicts.somebody
  }
}
