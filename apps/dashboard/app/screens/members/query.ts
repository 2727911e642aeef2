import type { InputOf } from '../../api/client.ts'
import type { MembersSearch } from './search.ts'

/** The address of the list as a query of members. */
export const membersQuery = (
  { q, status, page }: MembersSearch,
  size: number,
): InputOf<'members.queryMembers'> => ({
  query: {
    ...(status === '' ? {} : { filter: { status } }),
    sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
    paging: { limit: size, offset: (page - 1) * size },
  },
  fieldsets: ['FULL'],
  ...(q === ''
    ? {}
    : {
        search: {
          expression: q,
          fields: ['loginEmail', 'contact.firstName', 'contact.lastName', 'profile.nickname'],
        },
      }),
})
