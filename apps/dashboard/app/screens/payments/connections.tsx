import { Status } from '@vitrine/ui/status'
import { formatDateTime } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { Section } from '../../shared/section.tsx'
import { ConnectionCheck } from './connection-check.tsx'
import type { Connection } from './connection-form.ts'
import { type AccountProvider, useAccountProvider, useAccountProviders } from './provider-texts.ts'
import { WebhookAddress } from './webhook-address.tsx'

export interface ConnectionsProps {
  /** Undefined until loaded, and for those without permission. */
  readonly connections: readonly Connection[] | undefined
  /** Providers with an active payment method. */
  readonly offered: ReadonlySet<string>
  readonly onConnect: (provider: string) => void
  readonly onDisconnect: (connection: Connection) => void
}

/** The accounts of the shop at payment providers. */
export function Connections({ connections, offered, ...acts }: ConnectionsProps) {
  const { paymentProviders: texts } = useMessages()
  const accounts = useAccountProviders()
  if (!connections) return null
  return (
    <div className="payment-providers">
      <Section title={texts.heading} hint={texts.hint}>
        <ul className="payment-connections">
          {accounts.map((account) => (
            <Provider
              key={account.provider}
              {...acts}
              account={account}
              isOffered={offered.has(account.provider)}
              connection={connections.find((one) => one.provider === account.provider)}
            />
          ))}
        </ul>
      </Section>
    </div>
  )
}

interface ProviderProps extends Pick<ConnectionsProps, 'onConnect' | 'onDisconnect'> {
  readonly account: AccountProvider
  readonly isOffered: boolean
  readonly connection: Connection | undefined
}

function Provider(props: ProviderProps) {
  const { account, connection, isOffered, onConnect } = props
  const { paymentProviders: texts } = useMessages()
  const { provider, name, about } = account
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
              aria-label={texts.connectOf({ name })}
              onClick={() => onConnect(provider)}
            >
              {texts.connect}
            </button>
          </IfAllowed>
        )}
      </div>
      {connection ? (
        <Details connection={connection} isOffered={isOffered} />
      ) : (
        <p className="field-hint">{about}</p>
      )}
    </li>
  )
}

function State({ connection }: Pick<ProviderProps, 'connection'>) {
  const { paymentProviders: texts } = useMessages()
  if (!connection) return <Status tone="quiet">{texts.notConnected}</Status>
  return (
    <Status tone={connection.isTest ? 'warn' : 'good'}>
      {connection.isTest ? texts.test : texts.live}
    </Status>
  )
}

type ConnectionActsProps = ProviderProps & { readonly connection: Connection }

function ConnectionActs({ account, connection, onConnect, onDisconnect }: ConnectionActsProps) {
  const { paymentProviders: texts } = useMessages()
  const { provider, name } = account
  return (
    <span className="payment-connection-acts">
      <IfAllowed call="paymentConnections.saveConnection">
        <button
          type="button"
          className="link-button"
          aria-label={texts.changeOf({ name })}
          onClick={() => onConnect(provider)}
        >
          {texts.change}
        </button>
      </IfAllowed>
      <IfAllowed call="paymentConnections.deleteConnection">
        <button
          type="button"
          className="link-button"
          aria-label={texts.deleteOf({ name })}
          onClick={() => onDisconnect(connection)}
        >
          {texts.delete}
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
  const { paymentProviders: texts } = useMessages()
  const language = useLanguage()
  const { provider, keyHint, capture, lastMessageDate, isTest } = connection
  const { name } = useAccountProvider(provider)
  const facts = [
    texts.key({ hint: keyHint }),
    ...(capture === 'MANUAL' ? [texts.manual] : []),
    lastMessageDate
      ? texts.messageLast({ when: formatDateTime(lastMessageDate, language) })
      : texts.messageNever,
  ]
  return (
    <>
      <p className="field-hint">{facts.join(' · ')}</p>
      {isTest && <p className="field-hint">{texts.testNote}</p>}
      {!isOffered && <p className="notice">{texts.needsMethod({ name })}</p>}
      <WebhookAddress connection={connection} />
      <ConnectionCheck provider={provider} />
    </>
  )
}
