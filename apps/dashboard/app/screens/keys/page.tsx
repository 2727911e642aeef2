import type { ApiKey } from '@vitrine/contract/api-keys'
import { Status } from '@vitrine/ui/status'
import { useMessages } from '../../shared/messages.tsx'
import { useIsAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { DevelopersFrame } from '../clients/frame.tsx'
import { scopeLabels, stateOf } from './labels.ts'

interface KeysPageProps {
  /** Undefined until the first answer. */
  readonly keys: readonly ApiKey[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly onNew: () => void
  readonly onChange: (key: ApiKey) => void
  readonly onRevoke: (key: ApiKey) => void
  readonly onRetry?: () => void
}

export function KeysPage(props: KeysPageProps) {
  const { keys, error, now, onNew, onRetry } = props
  const { keys: labels } = useMessages()
  return (
    <DevelopersFrame
      here="keys"
      count={keys?.length}
      labels={labels}
      create={onNew}
      createOperation="apiKeys.createApiKey"
      error={error}
      onRetry={onRetry}
    >
      {keys && <KeysTable {...props} keys={keys} now={now} />}
    </DevelopersFrame>
  )
}

interface KeysTableProps extends Pick<KeysPageProps, 'now' | 'onChange' | 'onRevoke'> {
  readonly keys: readonly ApiKey[]
}

function KeysTable({ keys, now, onChange, onRevoke }: KeysTableProps) {
  const { keys: labels } = useMessages()
  const { columns } = labels
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
              <span className="visually-hidden">{labels.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <Row key={key.id} apiKey={key} now={now} onChange={onChange} onRevoke={onRevoke} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

const tones = { active: 'good', expired: 'quiet', revoked: 'bad' } as const

interface RowProps extends Pick<KeysPageProps, 'now' | 'onChange' | 'onRevoke'> {
  readonly apiKey: ApiKey
}

function Row({ apiKey, now, onChange, onRevoke }: RowProps) {
  const messages = useMessages()
  const { keys } = messages
  const state = stateOf(apiKey, now)
  const mayChange = useIsAllowed('apiKeys.updateApiKey')
  return (
    <tr>
      <th scope="row" className="cell-name">
        <span>
          {apiKey.name} <code className="mute">…{apiKey.hint}</code>
        </span>
      </th>
      <td className="cell-state">
        <Status tone={tones[state]}>{keys.states[state]}</Status>
      </td>
      <td className="cell-scopes cell-words mute">{scopeLabels(apiKey.scopes, messages)}</td>
      <td className="cell-used mute" data-word={keys.columns.used}>
        <RelativeTime moment={apiKey.lastUsedDate} now={now} none={keys.never} />
      </td>
      <td className="cell-expires mute" data-word={keys.columns.expires}>
        <RelativeTime moment={apiKey.expiresDate} now={now} none={keys.never} />
      </td>
      <td className="cell-joined mute">
        <RelativeTime moment={apiKey.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {mayChange && state !== 'revoked' && (
          <button
            type="button"
            className="link-button"
            aria-label={keys.changeTitle({ name: apiKey.name })}
            onClick={() => onChange(apiKey)}
          >
            {keys.change}
          </button>
        )}
        {mayChange && state === 'active' && (
          <button
            type="button"
            className="link-button"
            aria-label={keys.revokeOf({ name: apiKey.name })}
            onClick={() => onRevoke(apiKey)}
          >
            {keys.revoke}
          </button>
        )}
      </td>
    </tr>
  )
}
