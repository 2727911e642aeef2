import { links } from '../../links.ts'
import { SelectField } from '../../shared/fields.tsx'
import { formatNumber } from '../../shared/format.ts'
import { labelled } from '../../shared/labelled.ts'
import { useLanguage } from '../../shared/language.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { Link, useNavigation } from '../../shared/navigation.tsx'
import { SearchField } from '../../shared/search-field.tsx'
import { activityFilters, type MembersSearch, memberFilters, privacyFilters } from './search.ts'

interface MemberFiltersProps {
  readonly search: MembersSearch
  /** How many wait for approval on the whole site. */
  readonly pending: number
}

/** Standing as tabs, the rest as a search and two choices. */
export function MemberFilters({ search, pending }: MemberFiltersProps) {
  const { members, locale } = useMessages()
  const { go } = useNavigation()
  const set = (change: Partial<MembersSearch>) =>
    go(links.members({ ...search, ...change, page: 1 }), { replace: true })
  return (
    <search className="filters">
      <StatusTabs search={search} pending={pending} />
      <SearchField label={members.search} q={search.q} onSearch={(q) => set({ q })} />
      <SelectField
        hideLabel
        label={members.privacy}
        value={search.privacy}
        options={[
          ['', labelled(members.privacy, members.everyone, locale)],
          ...privacyFilters.map((one) => [one, members.privacies[one]] as const),
        ]}
        onValue={(privacy) => set({ privacy })}
      />
      <SelectField
        hideLabel
        label={members.activity}
        value={search.activity}
        options={[
          ['', labelled(members.activity, members.everyone, locale)],
          ...activityFilters.map((one) => [one, members.activities[one]] as const),
        ]}
        onValue={(activity) => set({ activity })}
      />
    </search>
  )
}

function StatusTabs({ search, pending }: MemberFiltersProps) {
  const { members } = useMessages()
  const language = useLanguage()
  return (
    <nav className="chips chips-wide" aria-label={members.status}>
      {(['', ...memberFilters] as const).map((status) => (
        <Link
          key={status}
          className="chip"
          href={links.members({ ...search, status, page: 1 })}
          aria-current={status === search.status ? 'true' : undefined}
        >
          {status === '' ? members.everyone : members.statuses[status]}
          {status === 'PENDING' && pending > 0 && (
            <span className="figure">{formatNumber(pending, language)}</span>
          )}
        </Link>
      ))}
    </nav>
  )
}
