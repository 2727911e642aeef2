import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api.members
const added = async (loginEmail: string, more: object = {}) => {
  const { member } = await merchant().createMember({ member: { loginEmail, ...more } })
  return member
}

describe('reading members', () => {
  test('a member reads the own whole profile', async () => {
    const { api, id, email } = await shop.people.member({ nickname: 'Ada' })
    const { member } = await api.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member).toMatchObject({ id, loginEmail: email, status: 'APPROVED', contact: {} })
    const open = await api.members.getCurrentMember()
    expect(open.member).toMatchObject({ status: 'UNKNOWN', privacyStatus: 'UNKNOWN' })
    expect(open.member).not.toHaveProperty('loginEmail')
  })

  test('a visitor sees public members, with public fields whatever it asks for', async () => {
    const hidden = await added('hidden@example.com')
    const open = await added('open@example.com', { privacyStatus: 'PUBLIC' })
    const { api } = shop.people.visitor()
    const { member } = await api.members.getMember({ id: open.id, fieldSet: 'FULL' })
    expect(member).not.toHaveProperty('contact')
    await expect(api.members.getMember({ id: hidden.id })).rejects.toMatchObject({
      status: 404,
      code: 'NOT_FOUND',
    })
    const { members } = await api.members.listMembers()
    expect(members.map(({ id }) => id)).toContain(open.id)
    expect(members.map(({ id }) => id)).not.toContain(hidden.id)
  })

  test('a malformed id is a field violation, not an unknown member', async () => {
    await expect(merchant().getMember({ id: 'undefined' })).rejects.toMatchObject({ status: 400 })
  })

  test('members of another site are not found', async () => {
    const mine = await added('mine@example.com', { privacyStatus: 'PUBLIC' })
    const { api } = (await shop.anotherSite()).people.merchant()
    await expect(api.members.getMember({ id: mine.id })).rejects.toMatchObject({ status: 404 })
    await expect(api.members.blockMember({ id: mine.id })).rejects.toMatchObject({ status: 404 })
    expect((await api.members.listMembers()).metadata.total).toBe(0)
  })
})

describe('a query', () => {
  beforeAll(async () => {
    for (const name of ['Zoe', 'adam', 'Bea 100%', 'Öme']) {
      await added(`${name.replace(/\W/g, '')}.query@example.com`, {
        profile: { nickname: name },
        contact: { lastName: 'Query' },
      })
    }
  })
  const names = async (query: object, search?: object) => {
    const { members } = await merchant().queryMembers({
      query: {
        filter: { 'contact.lastName': 'Query' },
        sort: [{ fieldName: 'profile.nickname', order: 'ASC' }],
        ...query,
      },
      ...(search ? { search } : {}),
    })
    return members.map(({ profile }) => profile?.nickname)
  }

  test('filters, sorts without regard to case, and pages with a total', async () => {
    expect(await names({})).toEqual(['adam', 'Bea 100%', 'Zoe', 'Öme'])
    const { members, metadata } = await merchant().queryMembers({
      query: {
        filter: { $and: [{ 'contact.lastName': { $startsWith: 'que' } }] },
        paging: { limit: 2, offset: 2 },
      },
    })
    expect([members.length, metadata]).toEqual([
      2,
      { count: 2, offset: 2, total: 4, tooManyToCount: false, hasNext: false },
    ])
  })

  test('searches the nickname, where a percent sign is a plain character', async () => {
    expect(await names({}, { expression: 'BEA' })).toEqual(['Bea 100%'])
    expect(await names({}, { expression: '%' })).toEqual(['Bea 100%'])
    expect(await names({}, { expression: 'zoe.', fields: ['loginEmail'] })).toEqual(['Zoe'])
  })

  test('takes the list in the address as one packed argument', async () => {
    const packed = Buffer.from(
      JSON.stringify({ paging: { limit: 1 }, sorting: [{ fieldName: '_createdDate' }] }),
    ).toString('base64url')
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/members/v1/members?.r=${packed}`, {
        headers: { authorization: shop.site.apiKey },
      }),
    )
    expect((await response.json()).members).toHaveLength(1)
  })

  test.each([
    ['an unknown field', { filter: { password: 'x' } }, 'INVALID_FILTER'],
    ['a column name', { filter: { login_email: 'x' } }, 'INVALID_FILTER'],
    ['an unknown operator', { filter: { loginEmail: { $regex: '.*' } } }, 'INVALID_FILTER'],
    ['a date that is none', { filter: { createdDate: { $gt: 'yesterday' } } }, 'INVALID_FILTER'],
    ['a value of another kind', { filter: { loginEmail: { $in: 'x' } } }, 'INVALID_FILTER'],
    ['an unknown sort', { sort: [{ fieldName: 'title' }] }, 'INVALID_ARGUMENT'],
    ['too large a page', { paging: { limit: 101 } }, 'INVALID_ARGUMENT'],
  ])('with %s is refused', async (_, query, code) => {
    await expect(merchant().queryMembers({ query })).rejects.toMatchObject({ status: 400, code })
  })

  test('takes two statements, however many members there are', async () => {
    const { statements } = await shop.countStatements(() => merchant().listMembers())
    expect(statements.filter((sql) => !sql.includes('api_keys'))).toHaveLength(2)
  })
})

describe('changing members', () => {
  test('leaves absent fields unchanged, clears with empty text and ignores read-only fields', async () => {
    const { id } = await added('change@example.com', {
      contact: { firstName: 'Ada', company: 'Ada Ltd', phones: ['1'] },
    })
    const changes = {
      id,
      contact: { firstName: '', phones: [] },
      profile: { title: 'Countess' },
      status: 'BLOCKED',
      loginEmail: 'other@example.com',
    }
    const { member } = await merchant().updateMember({ member: changes })
    expect(member).toMatchObject({
      status: 'APPROVED',
      loginEmail: 'change@example.com',
      contact: { company: 'Ada Ltd', phones: ['1'] },
      profile: { title: 'Countess' },
    })
    expect(member.contact).not.toHaveProperty('firstName')
  })

  test('is refused to other members', async () => {
    const { id } = await added('other@example.com', { privacyStatus: 'PUBLIC' })
    const { api } = await shop.people.member()
    await expect(
      api.members.updateMember({ member: { id, profile: { title: 'x' } } }),
    ).rejects.toMatchObject({ status: 403, code: 'PERMISSION_DENIED' })
  })

  test('an e-mail that is in use makes no second member', async () => {
    await added('twice@example.com')
    await expect(added('TWICE@example.com')).rejects.toMatchObject({ code: 'ALREADY_EXISTS' })
  })

  test('address names are unique, also when they are chosen', async () => {
    const one = await added('same@example.com', { profile: { nickname: 'Same' } })
    const two = await added('same2@example.com', { profile: { nickname: 'Same' } })
    expect([one.profile?.slug, two.profile?.slug]).toEqual([
      'Same',
      expect.stringMatching(/^Same-[0-9a-f]{8}$/),
    ])
    await expect(merchant().updateMemberSlug({ id: two.id, slug: 'Same' })).rejects.toMatchObject({
      status: 409,
      code: 'SLUG_ALREADY_EXISTS',
    })
    const { api } = await shop.people.member()
    const { member } = await api.members.updateCurrentMemberSlug({ slug: 'my_own-name' })
    expect(member.profile?.slug).toBe('my_own-name')
  })

  test('joining and leaving the community opens and closes the profile', async () => {
    const { api } = await shop.people.member()
    expect((await api.members.joinCommunity()).member.privacyStatus).toBe('PUBLIC')
    expect((await api.members.leaveCommunity()).member.privacyStatus).toBe('PRIVATE')
  })

  test('lists of the contact can be emptied by their own calls', async () => {
    const contact = { phones: ['1'], emails: ['b@example.com'], addresses: [{ city: 'Ulm' }] }
    const { id } = await added('lists@example.com', { contact })
    await merchant().deleteMemberPhones({ id })
    await merchant().deleteMemberEmails({ id })
    const { member } = await merchant().deleteMemberAddresses({ id })
    expect(member.contact).toMatchObject({ phones: [], emails: [], addresses: [] })
    expect(member.loginEmail).toBe('lists@example.com')
  })
})

describe('moderation', () => {
  const login = (email: string, password: string) =>
    shop.people.visitor().api.authentication.login({ loginId: { email }, password })

  test('a blocked member cannot log in until it is approved again', async () => {
    const { id, email, password } = await shop.people.member()
    expect((await merchant().blockMember({ id })).member.status).toBe('BLOCKED')
    await expect(login(email, password)).rejects.toMatchObject({ status: 403, code: '-19980' })
    await merchant().approveMember({ id })
    expect(await login(email, password)).toMatchObject({ state: 'SUCCESS' })
  })

  test('a disconnected member cannot return', async () => {
    const { id, email, password } = await shop.people.member()
    expect((await merchant().disconnectMember({ id })).member.status).toBe('OFFLINE')
    await expect(merchant().approveMember({ id })).rejects.toMatchObject({
      status: 428,
      code: 'MEMBER_STATUS_NOT_ALLOWED',
    })
    await expect(login(email, password)).rejects.toMatchObject({ code: '-19980' })
  })

  test('a muted member still logs in', async () => {
    const { id, email, password } = await shop.people.member()
    expect((await merchant().muteMember({ id })).member.activityStatus).toBe('MUTED')
    expect(await login(email, password)).toMatchObject({ state: 'SUCCESS' })
    expect((await merchant().unmuteMember({ id })).member.activityStatus).toBe('ACTIVE')
  })

  test('is refused to members', async () => {
    const { api, id } = await shop.people.member()
    await expect(api.members.muteMember({ id })).rejects.toMatchObject({ status: 403 })
  })
})

describe('removing members', () => {
  test('frees the e-mail and ends the sign-in', async () => {
    const { id, email, password, api } = await shop.people.member()
    await merchant().deleteMember({ id })
    expect(await api.members.getCurrentMember()).toEqual({})
    const { state } = await shop.people
      .visitor()
      .api.authentication.register({ loginId: { email }, password })
    expect(state).toBe('SUCCESS')
    await expect(merchant().deleteMember({ id })).rejects.toMatchObject({ status: 404 })
  })

  test('a member removes itself', async () => {
    const { id, api } = await shop.people.member()
    await api.members.deleteMyMember({})
    await expect(merchant().getMember({ id })).rejects.toMatchObject({ status: 404 })
  })
})
