import type { Member, MemberMove } from '@vitrine/contract/members'
import { links } from '../../links.ts'
import { Empty, Skeleton } from '../../scaffold/empty.tsx'
import { Failure } from '../../scaffold/failure.tsx'
import { formatNumber } from '../../scaffold/format.ts'
import { useLanguage } from '../../scaffold/language.tsx'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link } from '../../scaffold/navigation.tsx'
import { PageHeader } from '../../scaffold/page-header.tsx'
import { Pager } from '../../scaffold/pager.tsx'
import { MemberFilters } from './filters.tsx'
import type { MembersSearch } from './search.ts'
import { MembersTable } from './table.tsx'

export const MEMBERS_PAGE = 50

export interface MembersPageProps {
  readonly search: MembersSearch
  /** Undefined until the first answer. */
  readonly members: readonly Member[] | undefined
  readonly total: number
  readonly stale: boolean
  readonly error?: unknown
  readonly now: Date
  readonly onMove: (move: MemberMove, member: Member) => void
  readonly onRetry?: () => void
}

export function MembersPage(props: MembersPageProps) {
  const { search, members, total, error } = props
  const { members: words } = useMessages()
  const language = useLanguage()
  return (
    <>
      <PageHeader
        title={words.title}
        aside={
          members && (
            <span className="figure" role="status">
              {words.count(formatNumber(total, language))}
            </span>
          )
        }
      />
      <MemberFilters search={search} />
      {error ? <Failure error={error} onRetry={props.onRetry} /> : <Rows {...props} />}
      {members && !error && (
        <Pager
          page={search.page}
          size={MEMBERS_PAGE}
          total={total}
          linkTo={(page) => links.members({ ...search, page })}
        />
      )}
    </>
  )
}

function Rows({ search, members, stale, now, onMove }: MembersPageProps) {
  const { members: words, shell, action } = useMessages()
  if (!members) return <Skeleton rows={8} label={shell.loading} />
  if (members.length > 0) {
    return (
      <div className="list-frame" data-stale={stale} aria-busy={stale}>
        <MembersTable members={members} now={now} onMove={onMove} />
      </div>
    )
  }
  if (search.q !== '' || search.status !== '' || search.page > 1) {
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
