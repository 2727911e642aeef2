import type { InputOf } from '../../api/client.ts'
import type { MemberSort, MembersSearch } from './search.ts'

const sortFields: Readonly<Record<MemberSort, string>> = {
  name: 'contact.firstName',
  email: 'loginEmail',
  login: 'lastLoginDate',
  joined: 'createdDate',
}

const searchedFields = [
  'loginEmail',
  'contact.firstName',
  'contact.lastName',
  'profile.nickname',
] as const

/** Matches names and e-mail addresses that contain the text. */
export const nameOrEmailContains = (q: string) => ({
  $or: searchedFields.map((field) => ({ [field]: { $contains: q } })),
})

/** Which members the address means: the same for the list and for jobs over all of them. */
export const membersFilter = ({ q, status, privacy, activity }: MembersSearch) => ({
  ...(status === '' ? {} : { status }),
  ...(privacy === '' ? {} : { privacyStatus: privacy }),
  ...(activity === '' ? {} : { activityStatus: activity }),
  ...(q === '' ? {} : nameOrEmailContains(q)),
})

/** The address of the list as a query of members. */
export const membersQuery = (
  search: MembersSearch,
  size: number,
): InputOf<'members.queryMembers'> => ({
  query: {
    filter: membersFilter(search),
    sorting: [
      {
        fieldName: sortFields[search.sort],
        order: search.order === 'asc' ? ('ASC' as const) : ('DESC' as const),
      },
    ],
    paging: { limit: size, offset: (search.page - 1) * size },
  },
  fieldsets: ['FULL'],
})
