import type { Member, MemberMove } from '@vitrine/contract/members'
import { useCallback, useRef } from 'react'
import { links } from '../../links.ts'
import { useMessages } from '../../shared/messages.tsx'
import { Link } from '../../shared/navigation.tsx'
import { PeekButton } from '../../shared/peek/peek-button.tsx'
import { usePeek } from '../../shared/peek/use-peek.ts'
import { usePermissionCheck } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { SelectAllCell } from '../../shared/select-all-cell.tsx'
import { SortHeader } from '../../shared/sort-header.tsx'
import { useRowShortcuts } from '../../shared/use-row-shortcuts.ts'
import type { Selection } from '../../shared/use-selection.ts'
import { shownColumns } from '../../shared/views/view-search.ts'
import { bulkKinds, memberName, rowMoves } from './moves.ts'
import { MemberPeek } from './peek.tsx'
import {
  firstOrder,
  type MemberColumn,
  type MemberSort,
  type MembersSearch,
  memberColumns,
  usualMemberColumns,
} from './search.ts'
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
  const peek = usePeek(members)
  const shown = shownColumns(memberColumns, search, usualMemberColumns)
  return (
    <>
      <table className="list members" data-rows={search.rows}>
        <Head
          members={members}
          search={search}
          shown={shown}
          selection={selection}
          maySelect={maySelect}
        />
        <tbody ref={body} {...peek.listProps}>
          {members.map((member) => (
            <Row
              key={member.id}
              member={member}
              shown={shown}
              now={now}
              maySelect={maySelect}
              selected={selected.has(member.id)}
              onSelect={(range) => toggle(member, range)}
              onMove={onMove}
            />
          ))}
        </tbody>
      </table>
      {peek.row && (
        <MemberPeek key={peek.row.id} member={peek.row} now={now} onClose={peek.close} />
      )}
    </>
  )
}

interface HeadProps extends Omit<MembersTableProps, 'now' | 'onMove'> {
  readonly shown: ReadonlySet<MemberColumn>
  readonly maySelect: boolean
}

function Head({ members, search, shown, selection, maySelect }: HeadProps) {
  const { members: labels } = useMessages()
  const { columns } = labels
  const chosen = members.filter(({ id }) => selection.selected.has(id)).length
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
          <SelectAllCell
            label={labels.selectAll}
            selectedCount={chosen}
            rowCount={members.length}
            onToggle={selection.toggleAll}
          />
        )}
        <SortHeader {...sort('name')} />
        {shown.has('email') && <SortHeader {...sort('email')} />}
        {shown.has('nickname') && <th scope="col">{columns.nickname}</th>}
        {shown.has('phone') && <th scope="col">{columns.phone}</th>}
        {shown.has('company') && <th scope="col">{columns.company}</th>}
        {shown.has('status') && <th scope="col">{columns.status}</th>}
        {shown.has('privacy') && (
          <th scope="col" className="cell-privacy">
            {columns.privacy}
          </th>
        )}
        {shown.has('login') && <SortHeader {...sort('login')} />}
        {shown.has('joined') && <SortHeader {...sort('joined')} />}
        {shown.has('updated') && <th scope="col">{columns.updated}</th>}
        <th scope="col">
          <span className="visually-hidden">{labels.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

interface CellsProps {
  readonly member: Member
  readonly shown: ReadonlySet<MemberColumn>
  readonly now: Date
}

interface RowProps extends CellsProps {
  readonly maySelect: boolean
  readonly selected: boolean
  readonly onSelect: (range: boolean) => void
  readonly onMove: MembersTableProps['onMove']
}

function Row({ member, shown, now, maySelect, selected, onSelect, onMove }: RowProps) {
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
        <PeekButton name={name} />
      </th>
      <Cells member={member} shown={shown} now={now} />
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

/** The visible cells of a row, except the name. */
function Cells({ member, shown, now }: CellsProps) {
  const { members } = useMessages()
  return (
    <>
      {shown.has('email') && <td className="cell-email">{member.loginEmail ?? '–'}</td>}
      {shown.has('nickname') && <td className="mute">{member.profile?.nickname || '–'}</td>}
      {shown.has('phone') && <td className="mute">{member.contact?.phones?.[0] || '–'}</td>}
      {shown.has('company') && <td className="mute">{member.contact?.company || '–'}</td>}
      {shown.has('status') && (
        <td className="cell-state">
          <MemberStatus member={member} />
        </td>
      )}
      {shown.has('privacy') && (
        <td className="cell-privacy mute">{members.privacies[member.privacyStatus]}</td>
      )}
      {shown.has('login') && (
        <td className="cell-login mute">
          <RelativeTime moment={member.lastLoginDate} now={now} none={members.never} />
        </td>
      )}
      {shown.has('joined') && (
        <td className="cell-joined mute">
          <RelativeTime moment={member.createdDate} now={now} />
        </td>
      )}
      {shown.has('updated') && (
        <td className="cell-updated mute">
          <RelativeTime moment={member.updatedDate} now={now} />
        </td>
      )}
    </>
  )
}
