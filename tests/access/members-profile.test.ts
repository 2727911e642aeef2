import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const add = async (loginEmail: string, more: object = {}) =>
  (await api().members.createMember({ member: { loginEmail, ...more } })).member
const change = async (id: string, changes: object) =>
  (await api().members.updateMember({ member: { id, ...changes } })).member
const updatesOf = async (id: string) =>
  shop.server.platform.db
    .selectFrom('facts')
    .select(['before', 'after'])
    .where('name', '=', 'member.updated')
    .where('entity_id', '=', id)
    .orderBy('seq')
    .execute()
const broken = (field: string, violatedRule: string) => ({
  status: 400,
  violations: [expect.objectContaining({ field, violatedRule })],
})

describe('custom fields', () => {
  const fields = [
    { key: 'custom.size', name: 'Shirt size', type: 'TEXT' as const },
    { key: 'custom.site', name: 'Website', type: 'URL' as const },
    { key: 'custom.age', name: 'Age', type: 'NUMBER' as const },
  ]

  test('are defined by the owner: added, named and ordered; unknown ones are ignored', async () => {
    expect(await api().memberFields.getMemberFields()).toEqual({ fields: [] })
    expect(await api().memberFields.setMemberFields({ fields })).toEqual({ fields })
    const customFields = {
      'custom.size': { name: 'Mine', value: 'XL' },
      'custom.age': { value: 36 },
      'custom.site': { value: '' },
      'custom.other': { value: 'x' },
    }
    const member = await add('fields@example.com', { contact: { customFields } })
    expect(member.contact?.customFields).toEqual({
      'custom.size': { name: 'Shirt size', value: 'XL' },
      'custom.age': { name: 'Age', value: 36 },
    })
    const { members } = await api().members.queryMembers({
      query: { filter: { loginEmail: 'fields@example.com' } },
      fieldsets: ['FULL'],
    })
    expect(members[0]?.contact?.customFields).toEqual(member.contact?.customFields)

    const cleared = { 'custom.size': { value: null } }
    const after = await change(member.id, { contact: { customFields: cleared } })
    expect(after.contact?.customFields).toEqual({ 'custom.age': { name: 'Age', value: 36 } })
  })

  test('that are deleted are hidden, and return with their values', async () => {
    const customFields = { 'custom.size': { value: 'S' } }
    const { id } = await add('hidden-fields@example.com', { contact: { customFields } })
    const shown = async () =>
      (await api().members.getMember({ id, fieldSet: 'FULL' })).member.contact?.customFields
    await api().memberFields.setMemberFields({ fields: [] })
    expect(await shown()).toEqual({})
    await api().memberFields.setMemberFields({ fields })
    expect(await shown()).toEqual({ 'custom.size': { name: 'Shirt size', value: 'S' } })
  })

  test('accept only values of their type', async () => {
    const { id } = await add('misfit@example.com')
    const customFields = { 'custom.site': { value: 'not an address' } }
    await expect(change(id, { contact: { customFields } })).rejects.toMatchObject({
      status: 400,
      violations: [
        expect.objectContaining({
          field: 'member.contact.customFields',
          violatedRule: 'OTHER',
          ruleName: 'INVALID_CUSTOM_FIELD_URL',
          data: { fields: ['custom.site'] },
        }),
      ],
    })
    const age = { 'custom.age': { value: 'old' } }
    await expect(change(id, { contact: { customFields: age } })).rejects.toMatchObject(
      broken('member.contact.customFields.custom.age.value', 'FORMAT'),
    )
  })

  test('have keys that are unique and simple', async () => {
    const twice = [fields[0], fields[0]].flatMap((one) => one ?? [])
    await expect(api().memberFields.setMemberFields({ fields: twice })).rejects.toMatchObject(
      broken('fields[1].key', 'OTHER'),
    )
    const blank = [{ key: 'my size', name: 'x', type: 'TEXT' as const }]
    await expect(api().memberFields.setMemberFields({ fields: blank })).rejects.toMatchObject(
      broken('fields[0].key', 'FORMAT'),
    )
  })

  test('belong to one site', async () => {
    const other = (await shop.anotherSite()).people.merchant().api
    expect((await other.memberFields.getMemberFields()).fields).toEqual([])
  })
})

describe('a profile', () => {
  test('has names of every script, also long ones, and is found by them', async () => {
    const names = [
      '👩‍👩‍👧‍👦 Família',
      'محمد بن سلمان',
      '李小龍',
      'x'.repeat(100),
      'Zo\u0308e',
      '  ',
    ]
    for (const [at, firstName] of names.entries()) {
      const member = await add(`script${at}@example.com`, {
        contact: { firstName },
        profile: { nickname: firstName },
      })
      const composed = firstName.normalize('NFC')
      expect([member.contact?.firstName, member.profile?.nickname]).toEqual([composed, composed])
      expect(member.profile?.slug).toMatch(/^[a-zA-Z0-9_-]+$/)
      const filter = { 'profile.nickname': firstName }
      const { members } = await api().members.queryMembers({ query: { filter } })
      expect(members.map(({ id }) => id)).toEqual([member.id])
    }
  })

  test.each<[string, object, string, string]>([
    [
      'a name that is too long',
      { contact: { firstName: 'x'.repeat(101) } },
      'member.contact.firstName',
      'MAX_LENGTH',
    ],
    [
      'a name no text can hold',
      { contact: { lastName: 'a\0b' } },
      'member.contact.lastName',
      'FORMAT',
    ],
    ['half a character', { profile: { nickname: '\ud83d' } }, 'member.profile.nickname', 'FORMAT'],
    [
      'an e-mail that is none',
      { contact: { emails: ['x'] } },
      'member.contact.emails[0]',
      'FORMAT',
    ],
    [
      'a birthday that is none',
      { contact: { birthdate: '1815-02-30' } },
      'member.contact.birthdate',
      'FORMAT',
    ],
    [
      'a country in words',
      { contact: { addresses: [{ country: 'D1' }] } },
      'member.contact.addresses[0].country',
      'FORMAT',
    ],
    [
      'a street in both ways',
      { contact: { addresses: [{ addressLine: 'a', streetAddress: { name: 'b' } }] } },
      'member.contact.addresses[0]',
      'ONE_OF_ALIGNMENT',
    ],
  ])('refuses %s by the name of the field', async (_, changes, field, violatedRule) => {
    const { id } = await add(`${violatedRule}${Math.random()}@example.com`)
    const error = await change(id, changes).catch((caught) => caught)
    expect(error).toMatchObject({ status: 400 })
    expect(error.violations).toContainEqual(expect.objectContaining({ field, violatedRule }))
  })

  test('that is sent back whole as it was read is unchanged', async () => {
    const contact = {
      firstName: 'Ada',
      birthdate: '1815-12-10',
      phones: ['+44 1'],
      addresses: [{ city: 'London', streetAddress: { name: 'St James’s Square', number: '12' } }],
    }
    const { id } = await add('whole@example.com', {
      contact,
      profile: { photo: { url: 'https://example.com/a.jpg', width: 1, offsetX: -2 } },
    })
    const { member } = await api().members.getMember({ id, fieldsets: ['FULL'] })
    const count = (await updatesOf(id)).length
    const again = await change(id, member)
    expect(again).toEqual(member)
    expect(await updatesOf(id)).toHaveLength(count)
  })

  test('replaces lists whole; an address that is sent with its id remains the same', async () => {
    const addresses = [{ city: 'London' }, { city: 'Ulm' }]
    const { id, contact } = await add('addresses@example.com', { contact: { addresses } })
    const [london, ulm] = contact?.addresses ?? []
    expect(london?.id).not.toBe(ulm?.id)
    const moved = { ...ulm, city: 'Neu-Ulm' }
    const after = await change(id, { contact: { addresses: [moved, { city: 'Rome' }] } })
    expect(after.contact?.addresses).toEqual([
      moved,
      { city: 'Rome', id: expect.stringMatching(/^[0-9a-f-]{36}$/) },
    ])
    expect((await change(id, { contact: { addresses: [] } })).contact?.addresses).toHaveLength(2)
    expect((await change(id, { contact: { addresses: null } })).contact?.addresses).toEqual([])
  })

  test('clears with empty text and null, whoever changes it', async () => {
    const { api: own, id } = await shop.people.member({ nickname: 'Ada' })
    await own.members.updateMember({
      member: { id, contact: { company: 'Ada Ltd' }, profile: { title: 'Countess' } },
    })
    const { member } = await own.members.updateMember({
      member: { id, contact: { company: '' }, profile: { title: null, nickname: 'Ada L' } },
    })
    expect(member.contact).not.toHaveProperty('company')
    expect(member.profile).toEqual({ nickname: 'Ada L', slug: 'Ada' })
  })

  test('of somebody else cannot be touched by a member', async () => {
    const { id } = await add('untouched@example.com')
    const { api: own } = await shop.people.member()
    const denied = { status: 403, code: 'PERMISSION_DENIED' }
    for (const call of [
      () => own.members.updateMemberSlug({ id, slug: 'taken-over' }),
      () => own.members.deleteMemberPhones({ id }),
      () => own.members.deleteMemberEmails({ id }),
      () => own.members.deleteMemberAddresses({ id }),
      () => own.members.deleteMember({ id }),
    ]) {
      await expect(call()).rejects.toMatchObject(denied)
    }
  })
})

describe('an address name', () => {
  test.each(['', 'with blank', 'ümlaut', 'a/b', 'x'.repeat(256)])(
    'cannot be "%s"',
    async (slug) => {
      const { id } = await add(`slug${Math.random()}@example.com`)
      await expect(api().members.updateMemberSlug({ id, slug })).rejects.toMatchObject({
        status: 400,
        violations: [expect.objectContaining({ field: 'slug' })],
      })
    },
  )

  test('is case-sensitive', async () => {
    const [one, two] = [await add('case1@example.com'), await add('case2@example.com')]
    await api().members.updateMemberSlug({ id: one.id, slug: 'Case' })
    const { member } = await api().members.updateMemberSlug({ id: two.id, slug: 'case' })
    expect(member.profile?.slug).toBe('case')
  })

  test('is given to one of many members who choose it at once', async () => {
    const members = await Promise.all(
      Array.from({ length: 5 }, (_, at) => add(`race${at}@example.com`)),
    )
    const outcomes = await Promise.allSettled(
      members.map(({ id }) => api().members.updateMemberSlug({ id, slug: 'wanted' })),
    )
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(4)
    for (const one of refused) {
      expect(one).toMatchObject({
        reason: { status: 409, code: 'SLUG_ALREADY_EXISTS', data: { slug: 'wanted' } },
      })
    }
  })

  test('remains when the nickname it was made of changes', async () => {
    const { id } = await add('stays@example.com', { profile: { nickname: 'First Name' } })
    const member = await change(id, { profile: { nickname: 'Other', slug: 'ignored' } })
    expect(member.profile).toEqual({ nickname: 'Other', slug: 'First-Name' })
  })
})

describe('a malformed id', () => {
  test.each([
    ['GET', '/undefined'],
    ['DELETE', '/undefined'],
    ['DELETE', '/undefined/phones'],
    ['POST', '/undefined/approve'],
    ['POST', '/undefined/slug'],
    ['PATCH', '/undefined'],
  ])('%s %s is a broken field', async (method, path) => {
    const body = { member: {}, slug: 'a' }
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/members/v1/members${path}`, {
        method,
        headers: { authorization: shop.site.apiKey, 'content-type': 'application/json' },
        ...(['POST', 'PATCH'].includes(method) ? { body: JSON.stringify(body) } : {}),
      }),
    )
    expect(response.status).toBe(400)
    const { details } = await response.json()
    expect(details.validationError.fieldViolations[0]).toMatchObject({ violatedRule: 'FORMAT' })
  })
})

describe('deleting one’s own account', () => {
  test('a member chooses who gets the content, and is signed out', async () => {
    const heir = await add('heir@example.com')
    const { api: own, id, tokens } = await shop.people.member()
    await own.members.deleteMyMember({ contentAssigneeId: heir.id })
    const { before } = await shop.server.platform.db
      .selectFrom('facts')
      .select('before')
      .where('name', '=', 'member.deleted')
      .where('entity_id', '=', id)
      .executeTakeFirstOrThrow()
    expect(before).toMatchObject({ id, contentAssigneeId: heir.id })
    const response = await shop.server.fetch(
      new Request(`${shop.baseUrl}/members/v1/members/my`, {
        headers: { authorization: tokens.accessToken.value },
      }),
    )
    expect(response.status).toBe(401)
  })
})

describe('approval', () => {
  test('by the owner does not verify an address; verifying it approves the member', async () => {
    await api().sites.updateSettings({ settings: { requireEmailVerification: true } })
    const { authentication } = shop.people.visitor().api
    const password = 'a-long-enough-passphrase'
    const loginId = { email: 'unproved@example.com' }
    const { state } = await authentication.register({ loginId, password })
    expect(state).toBe('REQUIRE_EMAIL_VERIFICATION')
    const filter = { loginEmail: loginId.email }
    const found = async () =>
      (await api().members.queryMembers({ query: { filter }, fieldsets: ['FULL'] })).members[0]
    expect(await found()).toMatchObject({ status: 'PENDING', loginEmailVerified: false })
    await api().members.approveMember({ id: (await found())?.id ?? '' })
    expect(await found()).toMatchObject({ status: 'APPROVED', loginEmailVerified: false })
    const again = await authentication.login({ loginId, password })
    expect(again.state).toBe('REQUIRE_EMAIL_VERIFICATION')
    await api().sites.updateSettings({ settings: { requireEmailVerification: false } })
  })
})
