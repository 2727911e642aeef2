import type { Member, MemberMove } from '@vitrine/contract/members'
import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { May } from '../../scaffold/may.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import type { Selection } from '../../scaffold/use-selection.ts'
import { MemberFilters } from './filters.tsx'
import { isNarrowed, type MembersSearch } from './search.ts'
import { MembersTable } from './table.tsx'

export const MEMBERS_PAGE = 50

export interface MembersPageProps {
  readonly search: MembersSearch
  /** Undefined until the first answer. */
  readonly members: readonly Member[] | undefined
  readonly total: number
  readonly standing: { readonly total: number; readonly pending: number } | undefined
  readonly selection: Selection<Member>
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onMove: (move: MemberMove, member: Member) => void
  readonly onRetry?: () => void
  /** Jobs by filter that run or ended lately. */
  readonly jobs?: ReactNode
  /** What floats over the list while rows are selected. */
  readonly bulk?: ReactNode
}

export function MembersPage(props: MembersPageProps) {
  const { search, members, total, standing, selection, error } = props
  const { members: words, memberFiles } = useMessages()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={<Counts {...props} />}
        actions={
          <>
            <May call="memberFiles.startMemberImport">
              <Link className="button" href={links.memberFiles()}>
                {memberFiles.title}
              </Link>
            </May>
            <Link className="button" href={links.memberFields()}>
              {words.fields}
            </Link>
            <May call="members.createMember">
              <Link className="button button-primary" href={links.newMember()}>
                <Plus aria-hidden="true" />
                {words.new}
              </Link>
            </May>
          </>
        }
      />
      {props.jobs}
      <MemberFilters search={search} pending={standing?.pending ?? 0} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {members && !error && (
        <Pager
          page={search.page}
          size={MEMBERS_PAGE}
          total={total}
          linkTo={(page) => links.members({ ...search, page })}
        />
      )}
      {selection.chosen.size > 0 && <div className="bulk-room" />}
      {props.bulk}
    </>
  )
}

function Counts({ search, members, total, standing }: MembersPageProps) {
  const { members: words } = useMessages()
  const language = useLanguage()
  if (!members) return null
  const found = formatNumber(total, language)
  const all = formatNumber(standing?.total ?? total, language)
  return (
    <span className="figure" role="status">
      {isNarrowed(search) ? words.found(found, all) : words.count(found)}
    </span>
  )
}

function Rows({ search, members, selection, stale, now, onMove }: MembersPageProps) {
  const { members: words, shell } = useMessages()
  if (!members) return <Skeleton rows={8} label={shell.loading} />
  if (members.length === 0) return <Nobody search={search} />
  return (
    <>
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <MembersTable {...{ members, search, selection, now, onMove }} />
      </div>
      {search.status === 'PENDING' && <p className="field-hint keys-hint">{words.queueKeys}</p>}
    </>
  )
}

/** An empty queue is good news, an empty filter a dead end, an empty house a beginning. */
function Nobody({ search }: { readonly search: MembersSearch }) {
  const { members: words, shell, action } = useMessages()
  const onlyQueue = search.status === 'PENDING' && !isNarrowed({ ...search, status: '' })
  if (onlyQueue && search.page === 1) {
    return (
      <Empty title={words.queueTitle} text={words.queueText}>
        <Link className="button" href={links.members()}>
          {words.everyone}
        </Link>
      </Empty>
    )
  }
  if (isNarrowed(search) || search.page > 1) {
    return (
      <Empty title={words.nothingTitle} text={words.nothingText}>
        <Link className="button" href={links.members()}>
          {action.clearFilters}
        </Link>
      </Empty>
    )
  }
  return (
    <Empty title={words.emptyTitle} text={words.emptyText}>
      <a className="button" href={links.shop()} target="_blank" rel="noreferrer">
        {shell.viewShop}
      </a>
    </Empty>
  )
}
