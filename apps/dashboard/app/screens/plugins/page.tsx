import type { Plugin } from '@vitrine/contract/plugins'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { pluginText } from '../../shared/plugin-text.ts'
import { Problems } from './problems.tsx'

interface PluginsPageProps {
  /** Undefined until the first answer. */
  readonly plugins: readonly Plugin[] | undefined
  readonly error: unknown
  readonly now: Date
  readonly onRetry: () => void
}

export function PluginsPage({ plugins, error, now, onRetry }: PluginsPageProps) {
  const { plugins: labels, shell } = useMessages()
  return (
    <>
      <PageHeader title={labels.title} />
      <p className="page-text">{labels.text}</p>
      {error ? <Failure error={error} onRetry={onRetry} /> : null}
      {!plugins && !error && <Skeleton rows={3} label={shell.loading} />}
      {plugins?.length === 0 && <EmptyState title={labels.emptyTitle} text={labels.emptyText} />}
      {plugins && plugins.length > 0 && <Table plugins={plugins} />}
      {plugins
        ?.filter(({ waiting, failed }) => waiting + failed > 0)
        .map((one) => (
          <Problems key={one.name} plugin={one} now={now} />
        ))}
    </>
  )
}

function Table({ plugins }: { readonly plugins: readonly Plugin[] }) {
  const { columns } = useMessages().plugins
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.rights}</th>
          <th scope="col">{columns.facts}</th>
          <th scope="col">{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {plugins.map((one) => (
          <Row key={one.name} plugin={one} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ plugin }: { readonly plugin: Plugin }) {
  const { plugins: labels } = useMessages()
  const title = pluginText(plugin.title, useLanguage())
  return (
    <tr>
      <td className="cell-name">
        {plugin.page ? <Link href={links.plugin(plugin.name)}>{title}</Link> : title}
      </td>
      <td className="mute">{plugin.permissions.join(', ') || labels.noRights}</td>
      <td className="mute">{plugin.facts.join(', ') || labels.noFacts}</td>
      <td>
        <State plugin={plugin} />
      </td>
    </tr>
  )
}

function State({ plugin: { waiting, failed } }: { readonly plugin: Plugin }) {
  const { plugins: labels } = useMessages()
  if (waiting + failed === 0) return <>{labels.healthy}</>
  const parts = [
    ...(failed > 0 ? [labels.failed({ n: failed })] : []),
    ...(waiting > 0 ? [labels.waiting({ n: waiting })] : []),
  ]
  return <>{parts.join(' · ')}</>
}
