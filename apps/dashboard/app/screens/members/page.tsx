import type { Member, MemberMove } from '@vitrine/contract/members'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { EmptyState, Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { Pager } from '../../shared/pager.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import type { Selection } from '../../shared/use-selection.ts'
import { ListViews } from '../../shared/views/list-views.tsx'
import { MemberFilters } from './filters.tsx'
import {
  isFiltered,
  type MembersSearch,
  memberColumns,
  readMembersSearch,
  usualMemberColumns,
} from './search.ts'
import { MembersTable } from './table.tsx'

export const MEMBERS_PAGE_SIZE = 50

export interface MembersPageProps {
  readonly search: MembersSearch
  /** Undefined until the first answer. */
  readonly members: readonly Member[] | undefined
  readonly total: number
  readonly memberCounts: { readonly total: number; readonly pending: number } | undefined
  readonly selection: Selection<Member>
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onMove: (move: MemberMove, member: Member) => void
  readonly onRetry?: () => void
  /** Jobs by filter that run or ended lately. */
  readonly jobs?: ReactNode
  /** The toolbar above the list while rows are selected. */
  readonly bulk?: ReactNode
}

export function MembersPage(props: MembersPageProps) {
  const { search, members, total, memberCounts, selection, error } = props
  const { members: labels, memberFiles } = useMessages()
  return (
    <>
      <PageHeader
        title={labels.title}
        aside={<Counts {...props} />}
        actions={
          <>
            <IfAllowed call="memberFiles.startMemberImport">
              <Link className="button" href={links.memberFiles()}>
                {memberFiles.title}
              </Link>
            </IfAllowed>
            <Link className="button" href={links.memberFields()}>
              {labels.fields}
            </Link>
            <IfAllowed call="members.createMember">
              <Link className="button button-primary" href={links.newMember()}>
                <Plus aria-hidden="true" />
                {labels.new}
              </Link>
            </IfAllowed>
          </>
        }
      />
      {props.jobs}
      <ListViews
        list="MEMBERS"
        search={search}
        linkOf={links.members}
        read={readMembersSearch}
        columns={memberColumns}
        usualColumns={usualMemberColumns}
        labels={labels.columns}
      />
      <MemberFilters search={search} pending={memberCounts?.pending ?? 0} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {members && !error && (
        <Pager
          page={search.page}
          size={MEMBERS_PAGE_SIZE}
          total={total}
          linkTo={(page) => links.members({ ...search, page })}
        />
      )}
      {selection.selected.size > 0 && <div className="bulk-spacer" />}
      {props.bulk}
    </>
  )
}

function Counts({ search, members, total, memberCounts }: MembersPageProps) {
  const { members: labels } = useMessages()
  const language = useLanguage()
  if (!members) return null
  const matchCount = formatNumber(total, language)
  const all = formatNumber(memberCounts?.total ?? total, language)
  return (
    <span className="figure" role="status">
      {isFiltered(search)
        ? labels.found({ found: matchCount, all })
        : labels.count({ total: matchCount })}
    </span>
  )
}

function Rows({ search, members, selection, stale, now, onMove }: MembersPageProps) {
  const { members: labels, shell } = useMessages()
  if (!members) return <Skeleton rows={8} label={shell.loading} />
  if (members.length === 0) return <NoMembers search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <MembersTable
          members={members}
          search={search}
          selection={selection}
          now={now}
          onMove={onMove}
        />
      </div>
      {search.status === 'PENDING' && <p className="field-hint keys-hint">{labels.queueKeys}</p>}
    </>
  )
}

/** Empty state for the approval queue, for filters without matches, and for a site without members. */
function NoMembers({ search }: { readonly search: MembersSearch }) {
  const { members, shell, action } = useMessages()
  const onlyQueue = search.status === 'PENDING' && !isFiltered({ ...search, status: '' })
  if (onlyQueue && search.page === 1) {
    return (
      <EmptyState title={members.queueTitle} text={members.queueText}>
        <Link className="button" href={links.members()}>
          {members.everyone}
        </Link>
      </EmptyState>
    )
  }
  if (isFiltered(search) || search.page > 1) {
    return (
      <EmptyState title={members.nothingTitle} text={members.nothingText}>
        <Link className="button" href={links.members()}>
          {action.clearFilters}
        </Link>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={members.emptyTitle} text={members.emptyText}>
      <a className="button" href={links.shop()} target="_blank" rel="noreferrer">
        {shell.viewShop}
      </a>
    </EmptyState>
  )
}
