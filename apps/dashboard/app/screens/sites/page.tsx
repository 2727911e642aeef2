import { type SiteMove, type SiteSummary, siteMoves } from '@vitrine/contract/sites'
import { Status, type StatusTone } from '@vitrine/ui/status'
import { Plus } from 'lucide-react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { namespaceOptions } from './namespaces.ts'

type SiteLifecycle = Pick<SiteSummary, 'state' | 'deletion'>

/** Lifecycle state of a site; the trash takes precedence over open and closed. */
const lifecycleStateOf = ({ state, deletion }: SiteLifecycle) => deletion ?? state

/** The actions on a site in its state, by the table of the contract. */
export const movesOf = ({ state, deletion }: SiteLifecycle): readonly SiteMove[] =>
  (Object.keys(siteMoves) as SiteMove[]).filter((move) => {
    const rule: { readonly state?: readonly string[]; readonly deletion: readonly unknown[] } =
      siteMoves[move]
    return (rule.state?.includes(state) ?? true) && rule.deletion.includes(deletion ?? null)
  })

const tones: Readonly<Partial<Record<ReturnType<typeof lifecycleStateOf>, StatusTone>>> = {
  ENABLED: 'good',
  DEMO: 'note',
  DISABLED: 'warn',
  PENDING: 'note',
  PENDING_PURGE: 'bad',
}
const toneOf = (site: SiteLifecycle): StatusTone => tones[lifecycleStateOf(site)] ?? 'quiet'

export interface SitesPageProps {
  readonly show: '' | 'trash'
  /** Undefined until the first answer. */
  readonly sites: readonly SiteSummary[] | undefined
  /** Number of sites in the trash. */
  readonly trashed: number
  /** The site currently selected in the dashboard. */
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
  const { sites, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={sites.title}
        count={shown?.length}
        actions={
          <IfAllowed call="sites.createSite">
            <button type="button" className="button button-primary" onClick={props.onNew}>
              <Plus aria-hidden="true" />
              {sites.new}
            </button>
          </IfAllowed>
        }
      />
      <nav className="chips filters" aria-label={sites.title}>
        <Link className="chip" href={links.sites()} aria-current={show === '' ? 'true' : undefined}>
          {sites.allSites}
        </Link>
        <Link
          className="chip"
          href={links.sites({ show: 'trash' })}
          aria-current={show === 'trash' ? 'true' : undefined}
        >
          {sites.inTrash}
          {trashed > 0 && <span className="figure">{trashed}</span>}
        </Link>
      </nav>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!shown && !error && <Skeleton rows={3} label={shell.loading} />}
      {shown?.length === 0 && show === 'trash' && (
        <EmptyState title={sites.emptyTrash} text={sites.emptyTrashText} />
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
              <span className="visually-hidden">{actions.disable}</span>
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
  const { sites } = useMessages()
  const here = site.id === props.currentId
  const lifecycleState = lifecycleStateOf(site)
  return (
    <tr>
      <th scope="row" className="cell-name">
        <Name {...props} />
      </th>
      <td className="cell-state" title={sites.stateMeans[lifecycleState]}>
        <Status tone={toneOf(site)}>{sites.states[lifecycleState]}</Status>
        {site.purgeDate && (
          <span className="mute">
            {' '}
            · {sites.purges} <RelativeTime moment={site.purgeDate} now={now} />
          </span>
        )}
      </td>
      <td className="cell-namespace">
        <SelectField
          hideLabel
          label={`${sites.namespace}: ${site.name}`}
          value={site.namespace}
          options={namespaceOptions(site.namespace, sites.namespaces)}
          onValue={(namespace) => onNamespace(site, namespace)}
        />
      </td>
      <td className="cell-domains mute">{site.domains.join(', ') || '–'}</td>
      <td className="cell-joined mute">
        <RelativeTime moment={site.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {!isTrashed(site) && (
          <>
            <IfAllowed call="sites.updateSite">
              <SiteAction label={sites.actions.change} site={site} onAct={() => onChange(site)} />
            </IfAllowed>
            <IfAllowed call="sites.duplicateSite">
              <SiteAction
                label={sites.actions.duplicate}
                site={site}
                onAct={() => onDuplicate(site)}
              />
            </IfAllowed>
          </>
        )}
        {movesOf(site).map((move) => (
          <IfAllowed key={move} call={`sites.${move}Site`}>
            <SiteAction
              label={sites.actions[move]}
              site={site}
              reason={here && move === 'trash' ? sites.cannotCloseCurrent : undefined}
              onAct={() => onMove(move, site)}
            />
          </IfAllowed>
        ))}
      </td>
    </tr>
  )
}

function Name({ site, currentId, onOpen }: RowProps) {
  const { sites } = useMessages()
  const here = site.id === currentId
  if (here || isTrashed(site)) {
    return (
      <span>
        {site.name}
        {here && <span className="mute"> · {sites.here}</span>}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="link-button"
      aria-label={sites.goTo({ name: site.name })}
      onClick={() => onOpen(site)}
    >
      {site.name}
    </button>
  )
}

interface SiteActionProps {
  readonly label: string
  readonly site: SiteSummary
  /** Why it is not possible. */
  readonly reason?: string | undefined
  readonly onAct: () => void
}

/** An action on a site. Shows the reason where it is disabled, as for the current site. */
function SiteAction({ label, site, reason, onAct }: SiteActionProps) {
  const { sites } = useMessages()
  const name = sites.actionOf({ action: label, name: site.name })
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
