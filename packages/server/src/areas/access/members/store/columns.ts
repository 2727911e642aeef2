import { type RawBuilder, sql } from 'kysely'
import type { Column, Columns } from '../../../../platform/db/query-to-sql.ts'
import type { Viewer } from '../model.ts'

const column = (name: string, type: Column['type']): Column => ({ type, value: sql.ref(name) })
/** Every member needs a value to sort by. */
const required = (column: Column): Column => ({ ...column, required: true })

/** Texts are sorted without regard to case, empty ones first; the indexes do the same. */
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

/** Only visible to merchants and the member: neither a filter nor an order must reveal them. */
const privateFields = new Set([
  'loginEmail',
  'activityStatus',
  'contact.firstName',
  'contact.lastName',
  'lastLoginDate',
])

/** The fields that a viewer can compare; hidden fields of other people are null. */
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
