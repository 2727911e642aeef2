import type { TestServer } from '@vitrine/testkit'

const people = [
  { loginEmail: 'Ada.One@example.com', nickname: 'Ada', firstName: 'Ada', lastName: 'Lovelace' },
  { loginEmail: 'bea@example.com', nickname: 'bea', firstName: 'Bea', privacyStatus: 'PUBLIC' },
  { loginEmail: 'cyd@example.com', nickname: 'Cyd 👩‍🚀', firstName: 'Öme', lastName: 'مريم' },
  { loginEmail: 'dan@other.example', nickname: 'Zoë', firstName: 'Dan', privacyStatus: 'PUBLIC' },
  { loginEmail: 'eve@other.example', nickname: '', title: 'Queen' },
] as const

/** Five members, a minute apart, and their initials in the order of an answer. */
export async function addFiveMembers(shop: TestServer) {
  const ids: string[] = []
  for (const one of people) {
    const { loginEmail, nickname, firstName, lastName, title, privacyStatus } = {
      firstName: '',
      lastName: '',
      title: '',
      privacyStatus: 'PRIVATE' as const,
      ...one,
    }
    const { member } = await shop.people.merchant().api.members.createMember({
      member: {
        loginEmail,
        privacyStatus,
        contact: { firstName, lastName },
        profile: { nickname, title },
      },
    })
    ids.push(member.id)
    shop.clock.pass({ minutes: 1 })
  }
  const letters = (members: readonly { id: string }[]) =>
    members.map(({ id }) => 'abcde'[ids.indexOf(id)]).join('')
  return { ids, letters }
}

export const oldestFirst = { sort: [{ fieldName: 'createdDate', order: 'ASC' as const }] }

/** A call as other programs send it, past the SDK. */
export async function askRaw(shop: TestServer, path: string, init: RequestInit = {}) {
  const response = await shop.server.fetch(
    new Request(`${shop.baseUrl}/members/v1/members${path}`, {
      ...init,
      headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
    }),
  )
  return { status: response.status, body: await response.json() }
}
