import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authorizationAt } from './authorization.fixture.ts'
import { openShops, type Shops } from './identity-providers.fixture.ts'

let at: Shops
let id: string
beforeAll(async () => {
  at = await openShops()
  id = await at.aProvider()
})
afterAll(() => at.close())

const refusal = (code: string) => expect.objectContaining({ code })
/** A member of the first shop whose address is proved, or not. */
async function aMember({ isVerified = true } = {}) {
  const member = await at.shop.people.member()
  const { email, password } = member
  const profile = {}
  if (isVerified) {
    await at.merchant().authentication.signOn({ loginId: { email }, profile, verifyEmail: true })
  }
  const login = async () =>
    (await at.visitor().authentication.login({ loginId: { email }, password })).sessionToken ?? ''
  return { ...member, login }
}

describe('somebody new', () => {
  test('gets an account with a verified address, and signs in again by the subject alone', async () => {
    const person = await at.aPerson()
    const first = await at.signIn(id, person)
    expect(first.reply).toMatchObject({ state: 'SUCCESS' })
    const identity = first.reply?.identity
    expect(identity?.email).toEqual({ address: person.email, isVerified: true })
    expect(identity?.identityProfile).toMatchObject({ firstName: 'Ada', lastName: 'King' })
    const tokens = await at.shop.people.signIn(
      at.shop.people.visitor(),
      first.reply?.sessionToken ?? '',
    )
    expect(tokens.refreshToken.role).toBe('member')
    const again = await at.signIn(id, person)
    expect(again.reply?.identity?.id).toBe(identity?.id)
    const connection = { idpConnectionId: id, idpUserId: expect.any(String) }
    expect(again.reply?.identity?.connections).toEqual([{ idpConnection: connection }])
    const [linked] = (await at.factsOf('identity.sign_in_linked')).filter(
      (fact) => fact.id === identity?.id,
    )
    expect(linked?.after).toMatchObject({ providerId: id, account: person.email })
  })

  test('is refused where only accounts that exist are linked', async () => {
    const closed = await at.aProvider({ registers: false })
    await expect(at.signIn(closed, await at.aPerson())).rejects.toEqual(
      refusal('PROVIDER_REGISTERS_NOBODY'),
    )
  })

  test('is refused while the provider does not confirm that the address is verified', async () => {
    const person = await at.aPerson({ isVerified: false })
    await expect(at.signIn(id, person)).rejects.toEqual(refusal('PROVIDER_EMAIL_UNVERIFIED'))
    const vouching = await at.aProvider({ vouchesForEmails: true })
    expect((await at.signIn(vouching, person)).reply?.state).toBe('SUCCESS')
  })

  test('is refused with an address outside the allowed domains, also later', async () => {
    const company = await at.aProvider({ emailDomains: ['@Company.example'] })
    await expect(at.signIn(company, await at.aPerson())).rejects.toMatchObject({
      code: 'EMAIL_DOMAIN_REFUSED',
      data: { domain: 'example.com' },
    })
    const worker = await at.aPerson({ email: 'worker@company.example' })
    expect((await at.signIn(company, worker)).reply?.state).toBe('SUCCESS')
    const narrowed = { id: company, emailDomains: ['elsewhere.example'] }
    await at.merchant().identityProviders.updateProvider({ provider: narrowed })
    await expect(at.signIn(company, worker)).rejects.toEqual(refusal('EMAIL_DOMAIN_REFUSED'))
  })

  test('passes every gate of the site', async () => {
    const { sites, members } = at.merchant()
    const waits = await at.aPerson()
    await sites.updateSettings({ settings: { requireOwnerApproval: true } })
    expect((await at.signIn(id, waits)).reply?.state).toBe('REQUIRE_OWNER_APPROVAL')
    const factors = { allowed: ['TOTP' as const], required: 'always' as const }
    await sites.updateSettings({ settings: { requireOwnerApproval: false, factors } })
    const held = await at.signIn(id, await at.aPerson())
    expect(held.reply).toMatchObject({ state: 'REQUIRE_MFA', stateToken: expect.any(String) })
    expect(held.reply?.sessionToken).toBeUndefined()
    await sites.updateSettings({ settings: { factors: { required: 'never' } } })
    const person = await at.aPerson()
    const { reply } = await at.signIn(id, person)
    await members.blockMember({ id: reply?.identity?.id ?? '' })
    await expect(at.signIn(id, person)).rejects.toEqual(refusal('-19980'))
  })
})

describe('an account with the same address', () => {
  test('is linked only by its owner’s sign-in, and signs in with the provider from then on', async () => {
    const member = await aMember()
    const person = await at.aPerson({ email: member.email })
    const { reply, link } = await at.signIn(id, person)
    expect(reply).toBeUndefined()
    expect(link).toMatchObject({ email: member.email })
    const linkToken = link?.token ?? ''
    const stranger = await aMember()
    const confirm = (sessionToken: string) =>
      at.visitor().identityProviders.confirmLink({ linkToken, sessionToken })
    await expect(confirm('no-session')).rejects.toEqual(refusal('LINK_TOKEN_INVALID'))
    await expect(confirm(await stranger.login())).rejects.toEqual(refusal('LINK_TOKEN_INVALID'))
    expect((await at.signIn(id, person)).reply).toBeUndefined()
    const { provider } = await confirm(await member.login())
    expect(provider).toMatchObject({ id, name: 'Second shop' })
    await expect(confirm(await member.login())).rejects.toEqual(refusal('LINK_TOKEN_INVALID'))
    expect((await at.signIn(id, person)).reply?.identity?.id).toBe(member.id)
    const { mails } = await at.merchant().mailbox.listMails({ to: member.email })
    expect(mails.map(({ template }) => template)).toContain('sign-in-linked')
  })

  test('can be linked for 10 minutes', async () => {
    const member = await aMember()
    const { link } = await at.signIn(id, await at.aPerson({ email: member.email }))
    at.shop.clock.pass({ minutes: 11 })
    at.other.clock.pass({ minutes: 11 })
    const requestInput = { linkToken: link?.token ?? '', sessionToken: await member.login() }
    await expect(at.visitor().identityProviders.confirmLink(requestInput)).rejects.toEqual(
      refusal('LINK_TOKEN_INVALID'),
    )
  })

  test('that is not verified cannot be linked', async () => {
    const member = await aMember({ isVerified: false })
    const person = await at.aPerson({ email: member.email })
    await expect(at.signIn(id, person)).rejects.toMatchObject({
      code: 'OWN_EMAIL_UNVERIFIED',
      status: 409,
    })
    await at.merchant().sites.updateSettings({ settings: { signInPrivacy: 'private' } })
    await expect(at.signIn(id, person)).rejects.toEqual(refusal('OWN_EMAIL_UNVERIFIED'))
    const unproved = await at.aPerson({ isVerified: false, email: 'nobody-knows@example.com' })
    await expect(at.signIn(id, unproved)).rejects.toEqual(refusal('PROVIDER_EMAIL_UNVERIFIED'))
    await at.merchant().sites.updateSettings({ settings: { signInPrivacy: 'standard' } })
  })

  test('loses every link when a mail verifies its address for the first time', async () => {
    const stranger = await aMember({ isVerified: false })
    const person = await at.aPerson()
    await at.linkOwn(stranger, id, person)
    const { email } = stranger
    await at.merchant().recovery.sendActivationEmail({ identityId: stranger.id })
    const { mails } = await at.merchant().mailbox.listMails({ to: email })
    const token = mails.map(({ text }) => text.match(/recoveryToken=([\w-]+)/)?.[1]).find(Boolean)
    const recoveryToken = token ?? ''
    const password = 'another-long-passphrase'
    await at.visitor().recovery.recover({ recoveryToken, password })
    const again = await at.signIn(id, person)
    expect(again.reply?.identity?.id).not.toBe(stranger.id)
  })

  test('is linked to one account of a provider, which is linked to no other', async () => {
    const [one, other] = [await aMember(), await aMember()]
    const person = await at.aPerson()
    expect(await at.linkOwn(one, id, person)).toMatchObject({ linked: true })
    await expect(at.linkOwn(one, id, await at.aPerson())).rejects.toEqual(
      refusal('PROVIDER_LINKED_ALREADY'),
    )
    await expect(at.linkOwn(other, id, person)).rejects.toEqual(refusal('SIGN_IN_LINKED_ELSEWHERE'))
    const namesake = await at.aPerson({ email: one.email })
    await expect(at.signIn(id, namesake)).rejects.toEqual(refusal('PROVIDER_LINKED_ALREADY'))
    expect((await at.signIn(id, person)).reply?.identity?.id).toBe(one.id)
  })
})

describe('a member', () => {
  test('links and unlinks shortly after signing in, and gets a mail', async () => {
    const member = await aMember()
    const person = await at.aPerson()
    const calls = member.api.identityProviders
    await at.linkOwn(member, id, person)
    const { links, hasPassword } = await calls.listMyLinks({})
    expect(links).toMatchObject([{ account: person.email, isOffered: true, provider: { id } }])
    expect(hasPassword).toBe(true)
    at.shop.clock.pass({ hours: 1 })
    at.other.clock.pass({ hours: 1 })
    await expect(calls.unlink({ providerId: id })).rejects.toEqual(
      refusal('FRESH_SIGN_IN_REQUIRED'),
    )
    const requestInput = { id, browserSecret: 'b'.repeat(43) }
    await expect(calls.beginLink(requestInput)).rejects.toEqual(refusal('FRESH_SIGN_IN_REQUIRED'))
    await at.shop.people.signIn(member, await member.login())
    await calls.unlink({ providerId: id })
    await expect(calls.unlink({ providerId: id })).rejects.toEqual(
      refusal('LINKED_SIGN_IN_NOT_FOUND'),
    )
    const { mails } = await at.merchant().mailbox.listMails({ to: member.email })
    const observed = mails.filter(({ template }) => template === 'sign-in-linked')
    expect(observed.map(({ text }) => /no longer/.test(text))).toEqual([true, false])
    const [fact] = (await at.factsOf('identity.sign_in_unlinked')).slice(-1)
    expect(fact).toMatchObject({ id: member.id, before: { providerId: id } })
  })

  test('cannot unlink the only way to sign in; a password set by mail is another way', async () => {
    const person = await at.aPerson()
    const visitor = at.shop.people.visitor()
    const { reply } = await at.signIn(id, person)
    await at.shop.people.signIn(visitor, reply?.sessionToken ?? '')
    const calls = visitor.api.identityProviders
    await expect(calls.unlink({ providerId: id })).rejects.toEqual(refusal('LAST_WAY_IN'))
    const off = await at.aProvider({ isEnabled: true })
    await at.linkOwn(visitor, off, await at.aPerson())
    const turn = (isEnabled: boolean) =>
      at.merchant().identityProviders.updateProvider({ provider: { id: off, isEnabled } })
    await turn(false)
    await expect(calls.unlink({ providerId: id })).rejects.toEqual(refusal('LAST_WAY_IN'))
    const listed = (await at.merchant().identityProviders.listProviders({})).providers
    expect(listed.find((one) => one.id === off)).toMatchObject({ linkedMembers: 1, onlyWayFor: 0 })
    await turn(true)
    await calls.unlink({ providerId: id })
    await expect(calls.unlink({ providerId: off })).rejects.toEqual(refusal('LAST_WAY_IN'))
    await visitor.api.authentication.changePassword({ newPassword: 'a-long-glass-case' })
    await calls.unlink({ providerId: off })
    expect((await calls.listMyLinks({})).links).toEqual([])
  })

  test('has the links in the export of personal data, and loses them with the account', async () => {
    const person = await at.aPerson()
    const { reply } = await at.signIn(id, person)
    const visitor = at.shop.people.visitor()
    await at.shop.people.signIn(visitor, reply?.sessionToken ?? '')
    const rows = async () =>
      (
        await at.shop.server.platform.db
          .selectFrom('linked_sign_ins')
          .select('account')
          .where('identity_id', '=', reply?.identity?.id ?? '')
          .execute()
      ).length
    expect(await rows()).toBe(1)
    await visitor.api.members.deleteMyMember({})
    expect(await rows()).toBe(0)
    expect((await at.signIn(id, person)).reply?.identity?.id).not.toBe(reply?.identity?.id)
  })
})

describe('an authorization that names a provider', () => {
  test('redirects straight to it, and returns to the address that started it', async () => {
    const { authorize, answerOf, exchange, me } = authorizationAt(() => at.shop)
    const asked = await authorize({ idp: id })
    const [path, query] = (asked.headers.get('location') ?? '').split('?')
    expect(path).toBe(`/sign-in/with/${id}`)
    const back = new URLSearchParams(query).get('return') ?? ''
    const person = await at.aPerson()
    const { address } = await at.begin(id, { returnTo: back })
    const done = await at.finish(await at.visit(address, person.sessionToken))
    expect(done.returnTo).toBe(back)
    const url = new URL(back, at.shop.baseUrl)
    url.searchParams.set('sessionToken', done.reply?.sessionToken ?? '')
    const landed = await at.shop.server.fetch(new Request(url))
    const { code = '', state } = answerOf(landed)
    expect(landed.headers.get('location')).toMatch(/^http:\/\/shop\.test\/callback\?/)
    expect(state).toBe('the-state')
    const tokens = await (await exchange(code)).json()
    const { member } = await (await me(tokens.access_token)).json()
    expect(member.id).toBe(done.reply?.identity?.id)
  })

  test('is refused one that is switched off, of another site, or no id at all', async () => {
    const { authorize, answerOf } = authorizationAt(() => at.shop)
    const off = await at.aProvider({ isEnabled: false })
    const otherTarget = await at.shop.anotherSite()
    const { provider } = await otherTarget.people
      .merchant()
      .api.identityProviders.createProvider({ provider: await at.settings() })
    for (const idp of [off, provider.id, 'second-shop']) {
      expect(answerOf(await authorize({ idp }))).toMatchObject({ error: 'invalid_request' })
    }
    await expect(at.begin(provider.id)).rejects.toEqual(refusal('IDENTITY_PROVIDER_NOT_OFFERED'))
  })
})
