import { connectedProviders } from '@vitrine/contract/payment-connections'
import { Status } from '@vitrine/ui/status'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import type { ConnectedProvider, Connection } from './connection-form.ts'
import { WebhookAddress } from './webhook-address.tsx'

export interface ConnectionsProps {
  /** Undefined for those who may not see them, and until the first answer. */
  readonly connections: readonly Connection[] | undefined
  /** Providers that buyers can choose. */
  readonly offered: ReadonlySet<string>
  readonly onConnect: (provider: ConnectedProvider) => void
  readonly onDisconnect: (connection: Connection) => void
}

/** The accounts of the shop at payment providers. */
export function Connections({ connections, offered, ...acts }: ConnectionsProps) {
  const { paymentProviders: words } = useMessages()
  if (!connections) return null
  return (
    <div className="payment-providers">
      <Section title={words.heading} hint={words.hint}>
        <ul className="payment-connections">
          {connectedProviders.map((provider) => (
            <Provider
              key={provider}
              {...acts}
              provider={provider}
              isOffered={offered.has(provider)}
              connection={connections.find((one) => one.provider === provider)}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}

interface ProviderProps extends Pick<ConnectionsProps, 'onConnect' | 'onDisconnect'> {
  readonly provider: ConnectedProvider
  readonly isOffered: boolean
  readonly connection: Connection | undefined
}

function Provider(props: ProviderProps) {
  const { provider, connection, isOffered, onConnect } = props
  const { paymentProviders: words } = useMessages()
  const name = words.names[provider]
  return (
    <li>
      <div className="payment-connection-head">
        <h3>{name}</h3>
        <State connection={connection} />
        {connection ? (
          <ConnectionActs {...props} connection={connection} />
        ) : (
          <IfAllowed call="paymentConnections.saveConnection">
            <button
              type="button"
              className="button button-small"
              aria-label={words.connectOf({ name })}
              onClick={() => onConnect(provider)}
            >
              {words.connect}
            </button>
          </IfAllowed>
        )}
      </div>
      {connection ? (
        <Details connection={connection} isOffered={isOffered} />
      ) : (
        <p className="field-hint">{words.abouts[provider]}</p>
      )}
    </li>
  )
}

function State({ connection }: Pick<ProviderProps, 'connection'>) {
  const { paymentProviders: words } = useMessages()
  if (!connection) return <Status tone="quiet">{words.notConnected}</Status>
  return (
    <Status tone={connection.isTest ? 'warn' : 'good'}>
      {connection.isTest ? words.test : words.live}
    </Status>
  )
}

type ConnectionActsProps = ProviderProps & { readonly connection: Connection }

function ConnectionActs({ provider, connection, onConnect, onDisconnect }: ConnectionActsProps) {
  const { paymentProviders: words } = useMessages()
  const name = words.names[provider]
  return (
    <span className="payment-connection-acts">
      <IfAllowed call="paymentConnections.saveConnection">
        <button
          type="button"
          className="link-button"
          aria-label={words.changeOf({ name })}
          onClick={() => onConnect(provider)}
        >
          {words.change}
        </button>
      </IfAllowed>
      <IfAllowed call="paymentConnections.deleteConnection">
        <button
          type="button"
          className="link-button"
          aria-label={words.deleteOf({ name })}
          onClick={() => onDisconnect(connection)}
        >
          {words.delete}
        </button>
      </IfAllowed>
    </span>
  )
}

interface DetailsProps {
  readonly connection: Connection
  readonly isOffered: boolean
}

function Details({ connection, isOffered }: DetailsProps) {
  const { paymentProviders: words } = useMessages()
  const language = useLanguage()
  const { provider, keyHint, capture, lastMessageDate, isTest } = connection
  const name = words.names[provider]
  const facts = [
    words.key({ hint: keyHint }),
    ...(capture === 'MANUAL' ? [words.manual] : []),
    lastMessageDate
      ? words.messageLast({ when: formatDateTime(lastMessageDate, language) })
      : words.messageNever,
  ]
  return (
    <>
      <p className="field-hint">{facts.join(' · ')}</p>
      {isTest && <p className="field-hint">{words.testNote}</p>}
      {!isOffered && <p className="notice">{words.needsMethod({ name })}</p>}
      <WebhookAddress connection={connection} />
      <ConnectionCheck provider={provider} />
    </>
  )
}
