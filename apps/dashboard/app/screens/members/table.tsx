import type { Member, MemberMove } from '@vitrine/contract/members'
import { useCallback, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { usePermissionCheck } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SortHeader } from '../../shared/sort-header.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { bulkKinds, memberName, rowMoves } from './moves.ts'
import { firstOrder, type MemberSort, type MembersSearch } from './search.ts'
import { MemberStatus } from './status.tsx'

interface MembersTableProps {
  readonly members: readonly Member[]
  readonly search: MembersSearch
  readonly selection: Selection<Member>
  readonly now: Date
  readonly onMove: (move: MemberMove, member: Member) => void
}

const keys: Readonly<Record<string, MemberMove>> = { a: 'approve', b: 'block' }

export function MembersTable(props: MembersTableProps) {
  const { members, search, selection, now, onMove } = props
  const may = usePermissionCheck()
  const maySelect = bulkKinds.some((kind) => may(`members.${kind}Member`))
  const body = useRef<HTMLTableSectionElement>(null)
  const { selected, toggle } = selection
  const select = useCallback(
    (index: number, range: boolean) => maySelect && members[index] && toggle(members[index], range),
    [members, toggle, maySelect],
  )
  const act = (key: string, index: number) => {
    const [move, member] = [keys[key], members[index]]
    if (!move || !member || !rowMoves(member).includes(move)) return false
    if (!may(`members.${move}Member`)) return false
    onMove(move, member)
    return true
  }
  useRowShortcuts(body, select, act)
  return (
    <table className="list members">
      <Head members={members} search={search} selection={selection} maySelect={maySelect} />
      <tbody ref={body}>
        {members.map((member) => (
          <Row
            key={member.id}
            member={member}
            now={now}
            maySelect={maySelect}
            selected={selected.has(member.id)}
            onSelect={(range) => toggle(member, range)}
            onMove={onMove}
          />
        ))}
      </tbody>
    </table>
  )
}

interface HeadProps extends Omit<MembersTableProps, 'now' | 'onMove'> {
  readonly maySelect: boolean
}

function Head({ members, search, selection, maySelect }: HeadProps) {
  const { members: labels } = useMessages()
  const { columns } = labels
  const chosen = members.filter(({ id }) => selection.selected.has(id)).length
  const all = chosen === members.length
  const sort = (column: MemberSort) => ({
    label: columns[column],
    first: firstOrder(column),
    sorted: search.sort === column ? search.order : undefined,
    linkTo: (order: 'asc' | 'desc') => links.members({ ...search, sort: column, order, page: 1 }),
  })
  return (
    <thead>
      <tr>
        {maySelect && (
          <th scope="col" className="cell-check">
            <input
              type="checkbox"
              aria-label={labels.selectAll}
              checked={all}
              ref={(box) => {
                if (box) box.indeterminate = chosen > 0 && !all
              }}
              onChange={selection.toggleAll}
            />
          </th>
        )}
        <SortHeader {...sort('name')} />
        <SortHeader {...sort('email')} />
        <th scope="col">{columns.status}</th>
        <th scope="col" className="cell-privacy">
          {columns.privacy}
        </th>
        <SortHeader {...sort('login')} />
        <SortHeader {...sort('joined')} />
        <th scope="col">
          <span className="visually-hidden">{labels.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

interface RowProps {
  readonly member: Member
  readonly now: Date
  readonly maySelect: boolean
  readonly selected: boolean
  readonly onSelect: (range: boolean) => void
  readonly onMove: MembersTableProps['onMove']
}

function Row({ member, now, maySelect, selected, onSelect, onMove }: RowProps) {
  const { members } = useMessages()
  const may = usePermissionCheck()
  const name = memberName(member) || members.noName
  const moves = rowMoves(member).filter((move) => may(`members.${move}Member`))
  return (
    <tr aria-selected={selected}>
      {maySelect && (
        <td className="cell-check">
          <input
            type="checkbox"
            checked={selected}
            aria-label={members.select({ name })}
            onChange={(event) => onSelect((event.nativeEvent as MouseEvent).shiftKey === true)}
          />
        </td>
      )}
      <th scope="row" className="cell-name">
        <Link href={links.member(member.id)} data-row-link="">
          <span>{name}</span>
        </Link>
      </th>
      <td className="cell-email">{member.loginEmail ?? '–'}</td>
      <td className="cell-state">
        <MemberStatus member={member} />
      </td>
      <td className="cell-privacy mute">{members.privacies[member.privacyStatus]}</td>
      <td className="cell-login mute">
        <RelativeTime moment={member.lastLoginDate} now={now} none={members.never} />
      </td>
      <td className="cell-joined mute">
        <RelativeTime moment={member.createdDate} now={now} />
      </td>
      <td className="cell-actions">
        {moves.map((move) => (
          <button
            key={move}
            type="button"
            className="link-button"
            aria-label={`${members.moves[move]} “${name}”`}
            onClick={() => onMove(move, member)}
          >
            {members.moves[move]}
          </button>
        ))}
      </td>
    </tr>
  )
}
