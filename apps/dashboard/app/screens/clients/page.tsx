import type { OauthClient } from '@vitrine/contract/clients'
import { links } from '../../links.ts'
import { CopyButton } from '../../shared/copy-button.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { DevelopersFrame } from './frame.tsx'

interface ClientsPageProps {
  /** Undefined until the first answer. */
  readonly clients: readonly OauthClient[] | undefined
  readonly error?: unknown
  readonly now: Date
  readonly onRetry?: () => void
}

export function ClientsPage({ clients, error, now, onRetry }: ClientsPageProps) {
  const { clients: labels } = useMessages()
  return (
    <DevelopersFrame
      here="clients"
      count={clients?.length}
      labels={labels}
      create={links.newClient()}
      createOperation="clients.createClient"
      error={error}
      onRetry={onRetry}
    >
      {clients && <ClientsTable clients={clients} now={now} />}
    </DevelopersFrame>
  )
}

interface ClientsTableProps {
  readonly clients: readonly OauthClient[]
  readonly now: Date
}

function ClientsTable({ clients, now }: ClientsTableProps) {
  const { clients: labels } = useMessages()
  const { columns } = labels
  return (
    <div className="list-frame">
      <table className="list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.id}</th>
            <th scope="col">{columns.addresses}</th>
            <th scope="col">{columns.created}</th>
          </tr>
        </thead>
        <tbody>
          {clients.map((client) => (
            <tr key={client.id}>
              <th scope="row" className="cell-name">
                <Link href={links.client(client.id)}>
                  <span>
                    {client.name}
                    {client.isOwn && <span className="mute"> · {labels.own}</span>}
                    {client.isThirdParty && (
                      <span className="mute"> · {labels.thirdPartyMark}</span>
                    )}
                  </span>
                </Link>
              </th>
              <td className="cell-id">
                <span className="with-copy">
                  <code>{client.id}</code>
                  <CopyButton text={client.id} subject={labels.idOf({ name: client.name })} />
                </span>
              </td>
              <td className="cell-addresses mute">
                {client.allowedRedirectUris.length === 0
                  ? labels.none
                  : labels.count({ n: client.allowedRedirectUris.length })}
              </td>
              <td className="cell-joined mute">
                <RelativeTime moment={client.createdDate} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
