import type { ApiKey } from '@vitrine/contract/api-keys'
import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { DevelopersFrame } from '../clients/frame.tsx'
import { scopeWords, stateOf } from './words.ts'

interface KeysPageProps {
  /** Undefined until the first answer. */
  readonly keys: readonly ApiKey[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly onNew: () => void
  readonly onRevoke: (key: ApiKey) => void
  readonly onRetry?: () => void
}

export function KeysPage({ keys, error, now, onNew, onRevoke, onRetry }: KeysPageProps) {
  const { keys: words, shell } = useMessages()
  const create = (
    <button type="button" className="button button-primary" onClick={onNew}>
      <Plus aria-hidden="true" />
      {words.new}
    </button>
  )
  return (
    <DevelopersFrame here="keys" count={keys?.length} text={words.text} action={create}>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!keys && !error && <Skeleton rows={4} label={shell.loading} />}
      {keys?.length === 0 && (
        <Empty title={words.emptyTitle} text={words.emptyText}>
          <button type="button" className="button" onClick={onNew}>
            {words.new}
          </button>
        </Empty>
      )}
      {keys && keys.length > 0 && <KeysTable keys={keys} now={now} onRevoke={onRevoke} />}
    </DevelopersFrame>
  )
}

interface KeysTableProps {
  readonly keys: readonly ApiKey[]
  readonly now: Date
  readonly onRevoke: (key: ApiKey) => void
}

function KeysTable({ keys, now, onRevoke }: KeysTableProps) {
  const { keys: words } = useMessages()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list keys-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.scopes}</th>
            <th scope="col">{columns.used}</th>
            <th scope="col">{columns.expires}</th>
            <th scope="col">{columns.created}</th>
            <th scope="col">
              <span className="unseen">{words.revoke}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} now={now} onRevoke={onRevoke} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const

interface RowProps {
  readonly apiKey: ApiKey
  readonly now: Date
  readonly onRevoke: (key: ApiKey) => void
}

function Row({ apiKey, now, onRevoke }: RowProps) {
  const messages = useMessages()
  const { keys: words } = messages
  const state = stateOf(apiKey, now)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <span>
          {apiKey.name} <code className="mute">…{apiKey.hint}</code>
        </span>
      </th>
      <td className="cell-state">
        <Status tone={tones[state]}>{words.states[state]}</Status>
      </td>
      <td className="cell-scopes cell-words mute">{scopeWords(apiKey.scopes, messages)}</td>
      <td className="cell-used mute">
        <Moment moment={apiKey.lastUsedDate} now={now} none={words.never} />
      </td>
      <td className="cell-expires mute">
        <Moment moment={apiKey.expiresDate} now={now} none={words.never} />
      </td>
      <td className="cell-joined mute">
        <Moment moment={apiKey.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {state === 'active' && (
          <button
            type="button"
            className="link-button"
            aria-label={words.revokeOf(apiKey.name)}
            onClick={() => onRevoke(apiKey)}
          >
            {words.revoke}
          </button>
        )}
      </td>
    </tr>
  )
}
