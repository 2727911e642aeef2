import type { Invitation, ListedStaff, StaffMember } from '@vitrine/contract/staff'
import { UserPlus } from 'lucide-react'
import { Skeleton } from '../../shared/empty-state.tsx'
import { Failure } from '../../shared/failure.tsx'
import { SelectField, Switch } from '../../shared/fields.tsx'
import { useMessages } from '../../shared/messages.tsx'
import { PageHeader } from '../../shared/page-header.tsx'
import { IfAllowed } from '../../shared/permissions.tsx'
import { RelativeTime } from '../../shared/relative-time.tsx'
import { InvitationsTable } from './invitations.tsx'
import { roles } from './roles.ts'

export interface StaffPageProps {
  /** Undefined until the first answer. */
  readonly people: readonly ListedStaff[] | undefined
  readonly invitations: readonly Invitation[]
  readonly me: StaffMember | undefined
  readonly error?: unknown
  readonly now: Date
  readonly onInvite: () => void
  readonly onRole: (person: ListedStaff, role: ListedStaff['role']) => void
  readonly onRemove: (person: ListedStaff) => void
  readonly onReset: (person: ListedStaff) => void
  /** Whether everybody here needs a second factor; undefined until it is known. */
  readonly isRequired: boolean | undefined
  readonly onRequire: (isRequired: boolean) => void
  readonly onWithdraw: (invitation: Invitation) => void
  readonly onRetry?: () => void
}

export function StaffPage(props: StaffPageProps) {
  const { people, invitations, error, now } = props
  const { staff, shell } = useMessages()
  return (
    <>
      <PageHeader
        title={staff.title}
        count={people?.length}
        actions={
          <IfAllowed call="staff.inviteStaff">
            <button type="button" className="button button-primary" onClick={props.onInvite}>
              <UserPlus aria-hidden="true" />
              {staff.invite}
            </button>
          </IfAllowed>
        }
      />
      <p className="page-text">{staff.text}</p>
      {error ? <Failure error={error} onRetry={props.onRetry} /> : null}
      {!people && !error && <Skeleton rows={3} label={shell.loading} />}
      {people && props.isRequired !== undefined && (
        <div className="staff-rule">
          <Switch
            label={staff.require}
            hint={staff.requireHint}
            checked={props.isRequired}
            onChecked={props.onRequire}
          />
        </div>
      )}
      {people && <People {...props} people={people} />}
      {invitations.length > 0 && (
        <InvitationsTable invitations={invitations} now={now} onWithdraw={props.onWithdraw} />
      )}
    </>
  )
}

type PeopleProps = Omit<StaffPageProps, 'people'> & { readonly people: readonly ListedStaff[] }

function People({ people, me, now, onRole, onRemove, onReset }: PeopleProps) {
  const { staff } = useMessages()
  const { columns } = staff
  const owners = people.filter(({ role }) => role === 'owner').length
  return (
    <div className="list-frame">
      <table className="list people-list">
        <thead>
          <tr>
            <th scope="col">{columns.name}</th>
            <th scope="col">{columns.email}</th>
            <th scope="col">{columns.role}</th>
            <th scope="col">{columns.factor}</th>
            <th scope="col">{columns.login}</th>
            <th scope="col">
              <span className="visually-hidden">{staff.remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <th scope="row" className="cell-name">
                <span>
                  {person.name || person.email}
                  {person.id === me?.id && <span className="mute"> · {staff.you}</span>}
                </span>
              </th>
              <td className="cell-email mute">{person.email}</td>
              <td className="cell-role" title={staff.roleMeans[person.role]}>
                <SelectField
                  hideLabel
                  label={staff.roleOf({ name: person.name })}
                  value={person.role}
                  options={roles.map((role) => [role, staff.roles[role]] as const)}
                  onValue={(role) => onRole(person, role)}
                />
                {person.everySite && <small className="mute">{staff.everySite}</small>}
              </td>
              <td className="cell-factor" data-word={columns.factor}>
                <SecondFactor person={person} me={me} onReset={() => onReset(person)} />
              </td>
              <td className="cell-login mute" data-word={columns.login}>
                <RelativeTime moment={person.lastLoginDate} now={now} none={staff.never} />
              </td>
              <td className="cell-actions">
                <Remove
                  person={person}
                  reason={person.role === 'owner' && owners === 1 ? staff.lastOwner : undefined}
                  onRemove={() => onRemove(person)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SecondFactorProps {
  readonly person: ListedStaff
  readonly me: StaffMember | undefined
  readonly onReset: () => void
}

/** Whether a person has second factors, and for owners a button to reset lost ones. */
function SecondFactor({ person, me, onReset }: SecondFactorProps) {
  const { staff } = useMessages()
  if (!person.hasSecondFactor) return <span className="mute">{staff.noFactor}</span>
  if (me?.role !== 'owner' || person.id === me.id) return staff.hasFactor
  return (
    <>
      {staff.hasFactor}{' '}
      <button
        type="button"
        className="link-button"
        aria-label={staff.resetOf({ name: person.name || person.email })}
        onClick={onReset}
      >
        {staff.remove}…
      </button>
    </>
  )
}

interface RemoveProps {
  readonly person: ListedStaff
  /** Why it is not possible. */
  readonly reason: string | undefined
  readonly onRemove: () => void
}

function Remove({ person, reason, onRemove }: RemoveProps) {
  const { staff } = useMessages()
  const name = staff.removeOf({ name: person.name || person.email })
  return (
    <button
      type="button"
      className="link-button"
      aria-disabled={reason ? true : undefined}
      aria-label={reason ? `${name}: ${reason}` : name}
      title={reason}
      onClick={() => !reason && onRemove()}
    >
      {staff.remove}
    </button>
  )
}
