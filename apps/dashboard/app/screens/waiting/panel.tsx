import type { BackInStockRequest } from '@vitrine/contract/back-in-stock'
import { useState } from 'react'
import { links } from '../../links.ts'
import { Dialog } from '../../shared/dialog.tsx'
import { Skeleton } from '../../shared/empty-state.tsx'
import { errorMessage, Failure } from '../../shared/failure.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { useToast } from '../../shared/toast.tsx'
import { useAction, useOperation } from '../../shared/use-operation.ts'
import { requestsQuery, type WaitingSearch } from './search.ts'
import './waiting.css'

const reads = ['backInStock.queryRequests', 'backInStock.listAwaited'] as const

/** The requests for one product or variant, oldest first. */
export function WaitingPanel({ search }: { readonly search: WaitingSearch }) {
  const { waiting, shell, action } = useMessages()
  const { go } = useNavigation()
  const [cursor, setCursor] = useState('')
  const result = useOperation('backInStock.queryRequests', requestsQuery(search.open, cursor))
  const requests = result.data?.requests
  const { next, prev } = result.data?.pagingMetadata.cursors ?? {}
  const first = requests?.[0]
  const name = first && [first.name, first.choices].filter(Boolean).join(' · ')
  const [productId = ''] = search.open.split('.')
  return (
    <Dialog
      title={name ?? waiting.title}
      className="waiting-panel"
      onClose={() => go(links.waiting({ ...search, open: '' }))}
    >
      {result.error && <Failure error={result.error} onRetry={() => result.refetch()} />}
      {!requests && !result.error && <Skeleton rows={5} label={shell.loading} />}
      {requests && (
        <>
          <p>
            <Link href={links.product(productId)}>{waiting.toProduct}</Link>
          </p>
          {requests.length === 0 ? (
            <p className="mute">{waiting.nobody}</p>
          ) : (
            <People requests={requests} />
          )}
        </>
      )}
      {(prev || next) && (
        <nav className="pager" aria-label={waiting.title}>
          {prev && (
            <button type="button" className="button" onClick={() => setCursor(prev)}>
              {action.previous}
            </button>
          )}
          {next && (
            <button type="button" className="button" onClick={() => setCursor(next)}>
              {action.next}
            </button>
          )}
        </nav>
      )}
    </Dialog>
  )
}

function People({ requests }: { readonly requests: readonly BackInStockRequest[] }) {
  const messages = useMessages()
  const { waiting } = messages
  const showToast = useToast()
  const remove = useAction('backInStock.deleteRequests', { invalidates: reads })
  const forget = ({ id, email }: BackInStockRequest) =>
    remove.mutate(
      { ids: [id] },
      {
        onSuccess: () => showToast({ text: waiting.deleted({ email }) }),
        onError: (error) => showToast({ text: errorMessage(error, messages), isError: true }),
      },
    )
  return (
    <ul className="waiting-people">
      {requests.map((one) => (
        <li key={one.id}>
          <span>
            <bdi>{one.email}</bdi>
            <span className="mute">
              <RelativeTime moment={one.createdDate} now={new Date()} />
            </span>
          </span>
          <IfAllowed call="backInStock.deleteRequests">
            <button
              type="button"
              className="button button-quiet"
              aria-label={waiting.deleteOf({ email: one.email })}
              disabled={remove.isPending}
              onClick={() => forget(one)}
            >
              {waiting.delete}
            </button>
          </IfAllowed>
        </li>
      ))}
    </ul>
  )
}
