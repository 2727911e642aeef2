import { type MemberMove, memberMoves } from '@vitrine/contract/members'
import { memberStatuses } from '@vitrine/contract/vocabulary'
import { ApiKeyStrategy, createClient } from '@vitrine/sdk'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
const merchant = () => shop.people.merchant().api.members
const added = async (loginEmail: string) =>
  (await merchant().createMember({ member: { loginEmail } })).member

beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const db = () => shop.server.platform.db
const factsOf = (id: string) =>
  db()
    .selectFrom('facts')
    .select(['name', 'before', 'after', 'actor', 'job_id'])
    .where('site_id', '=', shop.site.id)
    .where('entity_id', '=', id)
    .where('entity', '=', 'member')
    .orderBy('seq')
    .execute()

describe('every action in every status', () => {
  const moves = Object.keys(memberMoves) as MemberMove[]
  const cases = memberStatuses
    .filter((status) => status !== 'UNKNOWN')
    .flatMap((status) => moves.map((move) => ({ status, move })))

  test.each(cases)('$move of a member who is $status', async ({ status, move }) => {
    const { id } = await added(`${status}-${move}@example.com`)
    await db().updateTable('members').set({ status }).where('id', '=', id).execute()
    const asked = merchant()[`${move}Member`]({ id })
    const { from, to } = memberMoves[move]
    if (!(from as readonly string[]).includes(status)) {
      await expect(asked).rejects.toMatchObject({
        status: 428,
        code: 'MEMBER_STATUS_NOT_ALLOWED',
        data: { move, status },
      })
      return
    }
    const { member } = await asked
    expect(member).toMatchObject({ status, activityStatus: 'ACTIVE', ...to })
    const before = { status, activityStatus: 'ACTIVE' }
    const changes = Object.entries({ ...before, ...to }).some(
      ([name, value]) => value !== before[name as 'status'],
    )
    const facts = (await factsOf(id)).filter(({ name }) => name === 'member.updated')
    expect(facts).toHaveLength(changes ? 1 : 0)
  })
})

test('an action records the whole member before and after, so that changes are known', async () => {
  const { id } = await added('facts@example.com')
  await merchant().muteMember({ id })
  await merchant().deleteMember({ id })
  const facts = await factsOf(id)
  expect(facts.map(({ name }) => name)).toEqual([
    'member.created',
    'member.updated',
    'member.deleted',
  ])
  const [created, muted, deleted] = facts
  expect(created?.after).toMatchObject({ loginEmail: 'facts@example.com', slug: 'facts' })
  expect(Object.keys(muted?.after as object)).toEqual(Object.keys(muted?.before as object))
  expect(muted?.after).toMatchObject({ activityStatus: 'MUTED' })
  expect(deleted?.before).toMatchObject({ activityStatus: 'MUTED', contentAssigneeId: null })
})

describe('staff of the site', () => {
  const staff = async (email: string, role: 'owner' | 'editor') => {
    await shop.server.staff.create({
      email,
      name: role,
      password: 'a-long-enough-passphrase',
      role,
    })
    return added(email.toUpperCase())
  }

  test('the owner cannot be blocked, other staff can', async () => {
    const owner = await staff('owner@example.com', 'owner')
    await expect(merchant().blockMember({ id: owner.id })).rejects.toMatchObject({
      status: 400,
      code: 'OWNER_MEMBER_BLOCK_FORBIDDEN',
      data: { memberId: owner.id },
    })
    const editor = await staff('editor@example.com', 'editor')
    expect((await merchant().blockMember({ id: editor.id })).member.status).toBe('BLOCKED')
  })

  test('nobody blocks themselves', async () => {
    const self = await staff('self@example.com', 'owner')
    const session = await signedIn('self@example.com')
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/members/v1/members/${self.id}/block`, {
        method: 'POST',
        headers: { ...session, 'content-type': 'application/json' },
        body: '{}',
      }),
    )
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({
        details: {
          applicationError: expect.objectContaining({
            code: 'MEMBER_SELF_BLOCK_FORBIDDEN',
            data: { memberId: self.id },
          }),
        },
      }),
    ])
  })

  const signedIn = async (email: string) => {
    const { id } = await db()
      .selectFrom('staff')
      .select('id')
      .where('email_key', '=', email)
      .executeTakeFirstOrThrow()
    const request = { userAgent: 'test', network: '127.0.0.1' }
    const opened = await shop.server.staff.openSession(id, request as never)
    return { cookie: `vitrine_staff=${opened}`, 'vitrine-site-id': shop.site.id }
  }

  test('are not deleted as members, neither one by one nor by themselves', async () => {
    const contributor = await staff('contributor@example.com', 'editor')
    const refusal = {
      status: 400,
      violations: [
        expect.objectContaining({
          violatedRule: 'OTHER',
          ruleName: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
          data: { memberId: contributor.id },
        }),
      ],
    }
    await expect(merchant().deleteMember({ id: contributor.id })).rejects.toMatchObject(refusal)
    const { api, id } = await shop.people.member({ email: 'later@example.com' })
    await shop.server.staff.create({
      email: 'later@example.com',
      name: 'Later',
      password: 'a-long-enough-passphrase',
      role: 'editor',
    })
    await expect(api.members.deleteMyMember({})).rejects.toMatchObject({
      violations: [expect.objectContaining({ data: { memberId: id } })],
    })
  })
})

describe('a member who blocks another', () => {
  const open = async (nickname: string) => {
    const person = await shop.people.member({ nickname })
    await person.api.members.joinCommunity()
    return person
  }

  test('no longer sees them, nor they the member; only who blocked reads the reason', async () => {
    const [ada, bea, cyd] = [await open('Ada'), await open('Bea'), await open('Cyd')]
    await ada.api.members.blockForMe({ id: bea.id })
    await ada.api.members.blockForMe({ id: bea.id })
    await expect(ada.api.members.getMember({ id: bea.id })).rejects.toMatchObject({
      status: 404,
      code: 'MEMBER_TO_MEMBER_BLOCKED',
      data: { memberId: bea.id },
    })
    await expect(bea.api.members.getMember({ id: ada.id })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    const seenBy = async (person: typeof ada) =>
      (await person.api.members.queryMembers({})).members.map(({ id }) => id)
    expect(await seenBy(ada)).not.toContain(bea.id)
    expect(await seenBy(bea)).not.toContain(ada.id)
    expect(await seenBy(cyd)).toEqual(expect.arrayContaining([ada.id, bea.id]))
    await expect(cyd.api.members.getMember({ id: ada.id })).resolves.toBeDefined()

    await ada.api.members.unblockForMe({ id: bea.id })
    await ada.api.members.unblockForMe({ id: bea.id })
    await expect(bea.api.members.getMember({ id: ada.id })).resolves.toBeDefined()
    const { count } = await db()
      .selectFrom('facts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('name', '=', 'member_block.changed')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(2)
  })

  test('cannot block themselves, nor somebody who is not visible', async () => {
    const { api, id } = await shop.people.member()
    await expect(api.members.blockForMe({ id })).rejects.toMatchObject({
      code: 'MEMBER_SELF_BLOCK_FORBIDDEN',
      data: { memberId: id },
    })
    const hidden = await added('hidden-from-all@example.com')
    await expect(api.members.blockForMe({ id: hidden.id })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
  })
})

describe('the community', () => {
  test.each(['PENDING', 'BLOCKED', 'OFFLINE'])(
    'is closed to a member who is %s',
    async (status) => {
      const { api, id } = await shop.people.member()
      await db().updateTable('members').set({ status }).where('id', '=', id).execute()
      await expect(api.members.joinCommunity()).rejects.toMatchObject({
        status: 428,
        code: 'COMMUNITY_JOIN_IMPOSSIBLE',
        data: { status },
      })
    },
  )

  test('is joined once, also by repeated calls', async () => {
    const { api, id } = await shop.people.member()
    await api.members.joinCommunity()
    await api.members.joinCommunity()
    const updates = (await factsOf(id)).filter(({ name }) => name === 'member.updated')
    expect(updates).toHaveLength(1)
  })
})

describe('the identity behind a member', () => {
  test('is approved, blocked and closed with it', async () => {
    const { tokens, id, email, password } = await shop.people.member()
    const ask = () =>
      shop.server.fetch(
        new Request(`${shop.baseUrl}/members/v1/members/my`, {
          headers: { authorization: tokens.accessToken.value },
        }),
      )
    expect((await ask()).status).toBe(200)
    await merchant().blockMember({ id })
    expect((await ask()).status).toBe(401)
    await merchant().disconnectMember({ id })
    const visitor = shop.people.visitor().api
    await expect(
      visitor.authentication.login({ loginId: { email }, password }),
    ).rejects.toMatchObject({ code: '-19980' })
  })

  test('that signs on for a pending member activates it', async () => {
    const { id } = await added('waiting@example.com')
    const waiting = { status: 'PENDING', updated_date: new Date('2026-01-01') }
    await db().updateTable('members').set(waiting).where('id', '=', id).execute()
    await db().updateTable('identities').set(waiting).where('id', '=', id).execute()
    const client = createClient({
      baseUrl: shop.baseUrl,
      services: (await import('@vitrine/contract')).contract,
      fetch: (input, init) => shop.server.fetch(new Request(input, init)),
      auth: ApiKeyStrategy({ apiKey: shop.site.apiKey }),
    })
    await client.authentication.signOn({
      loginId: { email: 'waiting@example.com' },
      profile: { nickname: 'Waiter' },
      verifyEmail: true,
    })
    const { member } = await merchant().getMember({ id, fieldsets: ['FULL'] })
    expect(member).toMatchObject({
      status: 'APPROVED',
      loginEmailVerified: true,
      profile: { nickname: 'Waiter' },
    })
  })
})
