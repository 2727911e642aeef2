import { type RawBuilder, sql } from 'kysely'
import type { Column, Columns } from '../../../../platform/db/query-to-sql.ts'
import type { Viewer } from '../model.ts'

const column = (name: string, type: Column['type']): Column => ({ type, value: sql.ref(name) })
/** Every member has a value to be sorted by. */
const required = (column: Column): Column => ({ ...column, required: true })

/** Lists sort texts without regard to case, and what is empty as the smallest; indexes say the same. */
const text = (name: string): Column =>
  required({
    ...column(name, 'text'),
    order: sql`lower(coalesce(${sql.ref(name)}, ''))`,
  })
const email = sql`lower(login_email)`

const all: Readonly<Record<string, Column>> = {
  id: required(column('id', 'uuid')),
  contactId: column('contact_id', 'uuid'),
  loginEmail: required({ type: 'text', value: email }),
  status: column('status', 'text'),
  privacyStatus: column('privacy_status', 'text'),
  activityStatus: column('activity_status', 'text'),
  'contact.firstName': text('first_name'),
  'contact.lastName': text('last_name'),
  'profile.nickname': text('nickname'),
  'profile.slug': text('slug'),
  'profile.title': text('title'),
  createdDate: required(column('created_date', 'timestamptz')),
  updatedDate: required(column('updated_date', 'timestamptz')),
  lastLoginDate: required({
    ...column('last_login_date', 'timestamptz'),
    order: sql`coalesce(last_login_date, '-infinity'::timestamptz)`,
  }),
}

/** What only merchants and the member itself see: a filter or an order must not give it away either. */
const privateFields = new Set([
  'loginEmail',
  'activityStatus',
  'contact.firstName',
  'contact.lastName',
  'lastLoginDate',
])

/** The fields as somebody may compare them: of other people, what is hidden has no value. */
export function columnsFor(viewer: Viewer): Columns {
  if (viewer.kind === 'merchant') return (field) => all[field]
  const ownOnly = (value: RawBuilder<unknown>) =>
    viewer.kind === 'member' ? sql`CASE WHEN id = ${viewer.id}::uuid THEN ${value} END` : sql`NULL`
  return (field) => {
    const unrestricted = all[field]
    if (!unrestricted || !privateFields.has(field)) return unrestricted
    const value = sql`(${ownOnly(unrestricted.value)})::${sql.raw(unrestricted.type)}`
    const empty = unrestricted.type === 'text' ? sql`''` : sql`'-infinity'::timestamptz`
    return required({ type: unrestricted.type, value, order: sql`coalesce(${value}, ${empty})` })
  }
}
