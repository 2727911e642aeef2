import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { CopyButton } from '../../scaffold/copy-button.tsx'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { RowName, RowWays } from '../../scaffold/row-ways.tsx'
import { SettingsTabs } from '../settings/frame.tsx'
import './providers.css'

interface ProvidersPageProps {
  /** Undefined until the first answer. */
  readonly providers: readonly IdentityProvider[] | undefined
  readonly callbackUrl: string
  readonly error?: unknown
  readonly onNew: () => void
  readonly onChange: (provider: IdentityProvider) => void
  readonly onTurn: (provider: IdentityProvider) => void
  readonly onDelete: (provider: IdentityProvider) => void
  readonly onRetry: () => void
}

export function ProvidersPage(props: ProvidersPageProps) {
  const { providers, callbackUrl, error, onNew, onRetry } = props
  const { settings, providers: words, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={settings.title}
        actions={
          <May call="identityProviders.createProvider">
            <button type="button" className="button button-primary" onClick={onNew}>
              <Plus aria-hidden="true" />
              {words.new}
            </button>
          </May>
        }
      />
      <SettingsTabs here="providers" />
      <p className="page-text">{words.text}</p>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!providers && !error && <Skeleton rows={3} label={shell.loading} />}
      {providers?.length === 0 && (
        <Empty title={words.emptyTitle} text={words.emptyText}>
          <May call="identityProviders.createProvider">
            <button type="button" className="button" onClick={onNew}>
              {words.new}
            </button>
          </May>
        </Empty>
      )}
      {providers && providers.length > 0 && <ProvidersTable {...props} providers={providers} />}
      {callbackUrl !== '' && <CallbackAddress address={callbackUrl} />}
    </>
  )
}

/** What the other system has to be told. */
export function CallbackAddress({ address }: { readonly address: string }) {
  const { providers: words } = useMessages()
  return (
    <section className="provider-callback" aria-label={words.callback}>
      <p className="field-hint">{words.callbackText}</p>
      <span className="with-copy">
        <code>{address}</code>
        <CopyButton text={address} what={words.callback} />
      </span>
    </section>
  )
}

type TableProps = Omit<ProvidersPageProps, 'providers'> & {
  readonly providers: readonly IdentityProvider[]
}

function ProvidersTable({ providers, ...acts }: TableProps) {
  const { providers: words } = useMessages()
  const { columns } = words
  return (
    <div className="list-frame">
      <table className="list providers-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.kind}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.members}</th>
            <th scope="col">
              <span className="unseen">{words.change}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {providers.map((provider) => (
            <Row key={provider.id} provider={provider} {...acts} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = Pick<ProvidersPageProps, 'onChange' | 'onTurn' | 'onDelete'> & {
  readonly provider: IdentityProvider
}

function Row({ provider, onChange, onTurn, onDelete }: RowProps) {
  const { providers: words } = useMessages()
  const language = useLanguage()
  const { name, kind, isEnabled, linkedMembers, issuer, authorizationUrl } = provider
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(provider)} />
      <td className="mute">
        {words.kinds[kind]}
        <span className="provider-host">{hostOf(issuer || authorizationUrl)}</span>
      </td>
      <td>
        <Status tone={isEnabled ? 'good' : 'quiet'}>{isEnabled ? words.on : words.off}</Status>
      </td>
      <td className="mute" data-word={words.columns.members}>
        {words.members(linkedMembers, formatNumber(linkedMembers, language))}
      </td>
      <td className="cell-actions">
        <May call="identityProviders.updateProvider">
          <button
            type="button"
            className="link-button"
            aria-label={isEnabled ? words.turnOffOf(name) : words.turnOnOf(name)}
            onClick={() => onTurn(provider)}
          >
            {isEnabled ? words.turnOff : words.turnOn}
          </button>
        </May>
        <RowWays
          {...{ name, words }}
          changes="identityProviders.updateProvider"
          deletes="identityProviders.deleteProvider"
          onChange={() => onChange(provider)}
          onDelete={() => onDelete(provider)}
        />
      </td>
    </tr>
  )
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
