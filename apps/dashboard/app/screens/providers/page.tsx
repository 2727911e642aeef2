import type { IdentityProvider } from '@vitrine/contract/identity-providers'
import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { CopyButton } from '../../shared/copy-button.tsx'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RowActions, RowName } from '../../shared/row-actions.tsx'
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
  const { settings, providers: labels, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={settings.title}
        actions={
          <IfAllowed call="identityProviders.createProvider">
            <button type="button" className="button button-primary" onClick={onNew}>
              <Plus aria-hidden="true" />
              {labels.new}
            </button>
          </IfAllowed>
        }
      />
      <SettingsTabs here="providers" />
      <p className="page-text">{labels.text}</p>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!providers && !error && <Skeleton rows={3} label={shell.loading} />}
      {providers?.length === 0 && (
        <EmptyState title={labels.emptyTitle} text={labels.emptyText}>
          <IfAllowed call="identityProviders.createProvider">
            <button type="button" className="button" onClick={onNew}>
              {labels.new}
            </button>
          </IfAllowed>
        </EmptyState>
      )}
      {providers && providers.length > 0 && <ProvidersTable {...props} providers={providers} />}
      {callbackUrl !== '' && <CallbackAddress address={callbackUrl} />}
    </>
  )
}

/** The callback address to register with the other system. */
export function CallbackAddress({ address }: { readonly address: string }) {
  const { providers } = useMessages()
  return (
    <section className="provider-callback" aria-label={providers.callback}>
      <p className="field-hint">{providers.callbackText}</p>
      <span className="with-copy">
        <code>{address}</code>
        <CopyButton text={address} subject={providers.callback} />
      </span>
    </section>
  )
}

type TableProps = Omit<ProvidersPageProps, 'providers'> & {
  readonly providers: readonly IdentityProvider[]
}

function ProvidersTable({ providers, ...acts }: TableProps) {
  const { providers: labels } = useMessages()
  const { columns } = labels
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
              <span className="visually-hidden">{labels.change}</span>
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
  const { providers } = useMessages()
  const language = useLanguage()
  const { name, kind, isEnabled, linkedMembers, issuer, authorizationUrl } = provider
  return (
    <tr>
      <RowName name={name} onChange={() => onChange(provider)} />
      <td className="mute">
        {providers.kinds[kind]}
        <span className="provider-host">{hostOf(issuer || authorizationUrl)}</span>
      </td>
      <td>
        <Status tone={isEnabled ? 'good' : 'quiet'}>
          {isEnabled ? providers.on : providers.off}
        </Status>
      </td>
      <td className="mute" data-word={providers.columns.members}>
        {providers.members({ n: linkedMembers, shown: formatNumber(linkedMembers, language) })}
      </td>
      <td className="cell-actions">
        <IfAllowed call="identityProviders.updateProvider">
          <button
            type="button"
            className="link-button"
            aria-label={isEnabled ? providers.turnOffOf({ name }) : providers.turnOnOf({ name })}
            onClick={() => onTurn(provider)}
          >
            {isEnabled ? providers.turnOff : providers.turnOn}
          </button>
        </IfAllowed>
        <RowActions
          name={name}
          labels={providers}
          updateOperation="identityProviders.updateProvider"
          deleteOperation="identityProviders.deleteProvider"
          onChange={() => onChange(provider)}
          onDelete={() => onDelete(provider)}
        />
      </td>
    </tr>
  )
}

const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).host : '')
