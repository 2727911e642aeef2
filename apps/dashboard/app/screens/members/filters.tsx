import { links } from '../../links.ts'
import { useMessages } from '../../scaffold/messages.tsx'
import { Link, useNavigation } from '../../scaffold/navigation.tsx'
import { SearchField } from '../../scaffold/search-field.tsx'
import { type MembersSearch, memberFilters } from './search.ts'

/** Standing as tabs, names and e-mails as a search. */
export function MemberFilters({ search }: { readonly search: MembersSearch }) {
  const { members, products } = useMessages()
  const { go } = useNavigation()
  const find = (q: string) => go(links.members({ ...search, q, page: 1 }), { replace: true })
  return (
    <search className="filters">
      <SearchField label={members.search} q={search.q} onSearch={find} />
      <nav className="chips" aria-label={members.status}>
        {(['', ...memberFilters] as const).map((status) => (
          <Link
            key={status}
            className="chip"
            href={links.members({ ...search, status, page: 1 })}
            aria-current={status === search.status ? 'true' : undefined}
          >
            {status === '' ? products.all : members.statuses[status]}
          </Link>
        ))}
      </nav>
    </search>
  )
}
