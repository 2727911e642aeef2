import type { SiteMove, SiteSummary } from '@vitrine/contract/sites'
import { Status } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { SelectField } from '../../scaffold/fields.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Moment } from '../../scaffold/moment.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { movesOf, standingOf, toneOf } from './moves.ts'
import { namespaceOptions } from './namespaces.ts'

export interface SitesPageProps {
  readonly show: '' | 'trash'
  /** Undefined until the first answer. */
  readonly sites: readonly SiteSummary[] | undefined
  /** How many lie in the trash. */
  readonly trashed: number
  /** The one the workshop is open on. */
  readonly currentId: string | undefined
  readonly error?: unknown
  readonly now: Date
  readonly onNew: () => void
  readonly onMove: (move: SiteMove, site: SiteSummary) => void
  readonly onNamespace: (site: SiteSummary, namespace: SiteSummary['namespace']) => void
  readonly onOpen: (site: SiteSummary) => void
  readonly onDuplicate: (site: SiteSummary) => void
  readonly onChange: (site: SiteSummary) => void
  readonly onRetry?: () => void
}

const isTrashed = ({ deletion }: SiteSummary) => deletion !== undefined

export function SitesPage(props: SitesPageProps) {
  const { show, sites: shown, trashed, error } = props
  const { sites: words, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          shown && (
            <span className="figure" role="status">
              {shown.length}
            </span>
          )
        }
        actions={
          <May call="sites.createSite">
            <button type="button" className="button button-primary" onClick={props.onNew}>
              <Plus aria-hidden="true" />
              {words.new}
            </button>
          </May>
        }
      />
      <nav className="chips filters" aria-label={words.title}>
        <Link className="chip" href={links.sites()} aria-current={show === '' ? 'true' : undefined}>
          {words.living}
        </Link>
        <Link
          className="chip"
          href={links.sites({ show: 'trash' })}
          aria-current={show === 'trash' ? 'true' : undefined}
        >
          {words.inTrash}
          {trashed > 0 && <span className="figure">{trashed}</span>}
        </Link>
      </nav>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!shown && !error && <Skeleton rows={3} label={shell.loading} />}
      {shown?.length === 0 && show === 'trash' && (
        <Empty title={words.emptyTrash} text={words.emptyTrashText} />
      )}
      {shown && shown.length > 0 && <SitesTable {...props} sites={shown} />}
    </>
  )
}

type SitesTableProps = Omit<SitesPageProps, 'sites'> & { readonly sites: readonly SiteSummary[] }

function SitesTable(props: SitesTableProps) {
  const { columns, actions } = useMessages().sites
  return (
    <div className="list-frame">
      <table className="list sites-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.namespace}</th>
            <th scope="col">{columns.domains}</th>
            <th scope="col">{columns.created}</th>
            <th scope="col">
              <span className="unseen">{actions.disable}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.sites.map((site) => (
            <Row key={site.id} {...props} site={site} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = SitesTableProps & { readonly site: SiteSummary }

function Row(props: RowProps) {
  const { site, now, onMove, onNamespace, onDuplicate, onChange } = props
  const { sites: words } = useMessages()
  const here = site.id === props.currentId
  const standing = standingOf(site)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Name {...props} />
      </th>
      <td className="cell-state" title={words.stateMeans[standing]}>
        <Status tone={toneOf(site)}>{words.states[standing]}</Status>
        {site.purgeDate && (
          <span className="mute">
            {' '}
            · {words.purges} <Moment moment={site.purgeDate} now={now} />
          </span>
        )}
      </td>
      <td className="cell-namespace">
        <SelectField
          quiet
          label={`${words.namespace}: ${site.name}`}
          value={site.namespace}
          options={namespaceOptions(site.namespace, words.namespaces)}
          onValue={(namespace) => onNamespace(site, namespace)}
        />
      </td>
      <td className="cell-domains mute">{site.domains.join(', ') || '–'}</td>
      <td className="cell-joined mute">
        <Moment moment={site.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {!isTrashed(site) && (
          <>
            <May call="sites.updateSite">
              <Deed label={words.actions.change} site={site} onAct={() => onChange(site)} />
            </May>
            <May call="sites.duplicateSite">
              <Deed label={words.actions.duplicate} site={site} onAct={() => onDuplicate(site)} />
            </May>
          </>
        )}
        {movesOf(site).map((move) => (
          <May key={move} call={`sites.${move}Site`}>
            <Deed
              label={words.actions[move]}
              site={site}
              reason={here && move === 'trash' ? words.keep : undefined}
              onAct={() => onMove(move, site)}
            />
          </May>
        ))}
      </td>
    </tr>
  )
}

function Name({ site, currentId, onOpen }: RowProps) {
  const { sites: words } = useMessages()
  const here = site.id === currentId
  if (here || isTrashed(site)) {
    return (
      <span>
        {site.name}
        {here && <span className="mute"> · {words.here}</span>}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="link-button"
      aria-label={words.goTo(site.name)}
      onClick={() => onOpen(site)}
    >
      {site.name}
    </button>
  )
}

interface DeedProps {
  readonly label: string
  readonly site: SiteSummary
  /** Why it is not possible. */
  readonly reason?: string | undefined
  readonly onAct: () => void
}

/** Nobody saws off the branch they sit on: the open site goes nowhere. */
function Deed({ label, site, reason, onAct }: DeedProps) {
  const { sites: words } = useMessages()
  const name = words.actionOf(label, site.name)
  return (
    <button
      type="button"
      className="link-button"
      aria-disabled={reason ? true : undefined}
      aria-label={reason ? `${name}: ${reason}` : name}
      title={reason}
      onClick={() => !reason && onAct()}
    >
      {label}
    </button>
  )
}
