import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PublishedClients, startForPublishedClients, website } from './published-server.ts'

let published: PublishedClients
beforeAll(async () => {
  published = await startForPublishedClients()
})
afterAll(() => published?.stop())

const password = 'a-long-enough-passphrase'
const visitor = () => published.visitor()
const merchant = () => published.merchant()

/** A published client that has signed a person in, the way its hidden frame does. */
async function signedIn(email: string, sessionToken?: string) {
  const client = visitor()
  const token = sessionToken ?? (await client.auth.register({ email, password })).data?.sessionToken
  const data = client.auth.generateOAuthData(`${website}/callback`)
  const { authUrl } = await client.auth.getAuthUrl(data, {
    prompt: 'none',
    responseMode: 'query',
    sessionToken: token,
  })
  const answer = await fetch(authUrl, { redirect: 'manual' })
  const { code, state } = client.auth.parseFromUrl(answer.headers.get('location') ?? '', 'query')
  client.auth.setTokens(await client.auth.getMemberTokens(code, state, data))
  return client
}

describe('the published OAuth strategy', () => {
  test('registers with e-mail verification and finishes with the mailed code', async () => {
    await merchant().signOnPolicy.updateSignOnPolicy({ requireEmailVerification: true })
    const client = visitor()
    const email = 'code@example.com'
    const held = await client.auth.register({ email, password })
    expect(held.loginState).toBe('EMAIL_VERIFICATION_REQUIRED')
    const verificationCode = /\b\d{6}\b/.exec(await published.mailTo(email))?.[0] ?? ''
    const done = await client.auth.processVerification({ verificationCode })
    expect(done).toMatchObject({
      loginState: 'SUCCESS',
      data: { sessionToken: expect.any(String) },
    })
    await merchant().signOnPolicy.updateSignOnPolicy({ requireEmailVerification: false })
  })

  test('reports that an owner has to approve', async () => {
    await merchant().signOnPolicy.updateSignOnPolicy({ requireOwnerApproval: true })
    const held = await visitor().auth.register({ email: 'waits@example.com', password })
    expect(held.loginState).toBe('OWNER_APPROVAL_REQUIRED')
    const policy = await merchant().signOnPolicy.updateSignOnPolicy({
      requireOwnerApproval: false,
    })
    expect(policy).toMatchObject({
      requireOwnerApproval: false,
      requireEmailVerification: false,
    })
  })

  test('sends a password mail with a link to the website', async () => {
    const email = 'forgot@example.com'
    await visitor().auth.register({ email, password })
    await visitor().auth.sendPasswordResetEmail(email, `${website}/callback`)
    await expect.poll(() => published.mailTo(email)).toContain(`${website}/callback?recoveryToken=`)
  })

  test('logs a member in by a request of a server, by e-mail and by id', async () => {
    const email = 'external@example.com'
    const { identity } = await merchant().authentication.signOn({ email })
    const byEmail = await visitor().auth.getMemberTokensForExternalLogin(
      identity?._id ?? '',
      published.site.apiKey,
    )
    expect(byEmail.refreshToken.role).toBe('member')
    const client = visitor()
    client.auth.setTokens(byEmail)
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    expect(member?.loginEmail).toBe(email)
  })
})

describe('@wix/identity', () => {
  test('changes a password and signs on', async () => {
    const email = 'changes@example.com'
    const client = await signedIn(email)
    await client.authentication.changePassword('another-passphrase')
    expect((await visitor().auth.login({ email, password })).loginState).toBe('FAILURE')
    const { sessionToken, identity } = await merchant().authentication.signOn(
      { email },
      { profile: { firstName: 'Ada', addresses: [{ address: { addressLine1: '1 Harbour Rd' } }] } },
    )
    expect(identity).toMatchObject({ email: { address: email }, status: { name: 'ACTIVE' } })
    expect(identity?.identityProfile?.addresses?.[0]?.address?.addressLine1).toBe('1 Harbour Rd')
    expect(sessionToken).not.toBe('')
  })

  test('mails links and sets a password with their token', async () => {
    const email = 'recovers@example.com'
    await visitor().auth.register({ email, password })
    await visitor().recovery.sendRecoveryEmail(email)
    await expect.poll(() => published.mailTo(email)).toContain('recoveryToken=')
    const token = /recoveryToken=([\w-]+)/.exec(await published.mailTo(email))?.[1] ?? ''
    const reply = await visitor().recovery.recover(token, { password: 'a-recovered-passphrase' })
    expect(reply).toMatchObject({ state: 'SUCCESS', identity: { email: { isVerified: true } } })
    const { identity } = await merchant().authentication.signOn({ email: 'made@example.com' })
    await merchant().recovery.sendActivationEmail(identity?._id ?? '')
    await expect.poll(() => published.mailTo('made@example.com')).toContain('recoveryToken=')
  })

  test('starts a verification and finishes it', async () => {
    const email = 'proves@example.com'
    const { identity } = await merchant().authentication.signOn({ email })
    const { verificationId } = await merchant().verification.start({
      identityId: identity?._id ?? '',
      target: 'EMAIL',
    })
    const code = /\b\d{6}\b/.exec(await published.mailTo(email))?.[0] ?? ''
    const reply = await visitor().verification.verifyDuringAuthentication(code, {
      stateToken: verificationId ?? '',
    })
    expect(reply.identity?.email?.isVerified).toBe(true)
    await expect(
      visitor().verification.verifyDuringAuthentication('000000', { stateToken: 'none' }),
    ).rejects.toThrow()
  })

  test('reads the sign-on policy', async () => {
    const { signOnPolicy } = await merchant().signOnPolicy.getSignOnPolicy()
    expect(signOnPolicy).toEqual({ requireOwnerApproval: false, requireEmailVerification: false })
  })

  test('reads tokens, keys and the user', async () => {
    const client = await signedIn('looks@example.com')
    const { value } = client.auth.getTokens().accessToken
    const info = await client.oauth.tokenInfo({
      body: new TextEncoder().encode(JSON.stringify({ token: value })),
    })
    expect(info).toMatchObject({ active: true, subjectType: 'MEMBER' })
    expect(await client.oauth.userInfo()).toMatchObject({ email: 'looks@example.com' })
    const keys = await client.oauth.jwks()
    expect(keys.statusCode).toBe(200)
  })

  test('checks the format of an address', async () => {
    expect(await visitor().authentication.validateEmail('no address')).toMatchObject({
      valid: false,
      formatInvalid: true,
    })
  })

  test('logs out with a wrapped response', async () => {
    const client = await signedIn('leaves@example.com')
    const reply = await client.authentication.logout({
      postLogoutRedirectUri: `${website}/`,
      clientId: published.clientId,
    })
    expect(reply).toMatchObject({ statusCode: 302 })
  })
})

describe('@wix/redirects', () => {
  const create = async (
    intent: Parameters<ReturnType<typeof visitor>['redirects']['createRedirectSession']>[0],
  ) => (await visitor().redirects.createRedirectSession(intent)).redirectSession

  test.each([
    ['storesProduct', { storesProduct: { productSlug: 'a-jar' } }, '/products/a-jar'],
    ['login', { login: {} }, '/login'],
  ] as const)('redirects to the page of %s', async (_, intent, path) => {
    const session = await create(intent)
    expect(session?.fullUrl).toContain(published.server.baseUrl)
    expect(decodeURIComponent(session?.fullUrl ?? '')).toContain(path)
    expect(session?.urlDetails?.endpoint).not.toContain('?')
  })

  test('passes all parameters to pages on another host', async () => {
    await fetch(`${published.server.baseUrl}/vitrine/v1/site/settings`, {
      method: 'PATCH',
      headers: { authorization: published.site.apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({
        settings: {
          redirectTemplates: {
            ecomCheckout: 'https://pay.example/{checkoutId}',
            bookingsCheckout: 'https://book.example/{serviceId}',
            bookingsBook: 'https://book.example/of/{resourceId}',
            eventsCheckout: 'https://tickets.example/{eventSlug}/{reservationId}',
            paidPlansCheckout: 'https://plans.example/{planId}',
          },
        },
      }),
    })
    const id = '7a1b1c1e-0000-4000-8000-000000000000'
    const slot = {
      serviceId: id,
      scheduleId: id,
      startDate: '2026-11-21T08:00:00',
      timezone: 'UTC',
    }
    const kinds = [
      [{ ecomCheckout: { checkoutId: id } }, `https://pay.example/${id}`],
      [
        { bookingsCheckout: { slotAvailability: { slot }, timezone: 'UTC' } },
        'https://book.example/',
      ],
      [{ bookingsBook: { resourceId: id } }, `https://book.example/of/${id}`],
      [
        { eventsCheckout: { reservationId: id, eventSlug: 'fair' } },
        `https://tickets.example/fair/${id}`,
      ],
      [{ paidPlansCheckout: { planId: id, checkoutData: 'x' } }, `https://plans.example/${id}`],
    ] as const
    for (const [intent, address] of kinds) {
      const session = await create({ ...intent, callbacks: { postFlowUrl: `${website}/done` } })
      expect(decodeURIComponent(session?.fullUrl ?? '')).toContain(address)
    }
  })

  test('refuses an invalid intent and a callback that is not allowed', async () => {
    await expect(create({})).rejects.toMatchObject({ status: 400 })
    await expect(
      create({ login: {}, callbacks: { postFlowUrl: 'https://evil.example/' } }),
    ).rejects.toMatchObject({ status: 403 })
  })
})

describe('@wix/members', () => {
  test('supports everything that members do with their own entry', async () => {
    const client = await signedIn('own@example.com')
    const { member } = await client.members.getCurrentMember({ fieldsets: ['FULL'] })
    const id = member?._id ?? ''
    await client.members.updateMember(id, {
      contact: { firstName: 'Ada', phones: ['+49 30 1'], emails: ['a@example.com'] },
      profile: { nickname: 'Ada 🌺' },
    })
    await client.members.updateCurrentMemberSlug('ada-own')
    await client.members.joinCommunity()
    expect((await client.members.getMember(id, { fieldsets: ['FULL'] })).profile).toMatchObject({
      nickname: 'Ada 🌺',
      slug: 'ada-own',
    })
    await client.members.leaveCommunity()
    for (const clear of [
      'deleteMemberPhones',
      'deleteMemberEmails',
      'deleteMemberAddresses',
    ] as const) {
      await client.members[clear](id)
    }
    await client.members.deleteMyMember()
    await expect(merchant().members.getMember(id)).rejects.toMatchObject({ status: 404 })
  })

  test('supports everything that merchants do with members', async () => {
    const made = await merchant().members.createMember({
      member: { loginEmail: 'made-by@example.com', profile: { nickname: 'Made' } },
    })
    const id = made._id ?? ''
    for (const move of [
      'muteMember',
      'unmuteMember',
      'blockMember',
      'approveMember',
      'disconnectMember',
    ] as const) {
      expect((await merchant().members[move](id)).member?._id).toBe(id)
    }
    await merchant().members.updateMemberSlug(id, 'made-slug')
    const found = await merchant()
      .members.queryMembers({ fieldsets: ['FULL'] })
      .eq('loginEmail', 'made-by@example.com')
      .descending('createdDate')
      .find()
    expect(found.items.map(({ _id }) => _id)).toEqual([id])
    const listed = await merchant().members.listMembers({
      paging: { limit: 1, offset: 0 },
      fieldsets: ['EXTENDED'],
      sorting: [{ fieldName: 'createdDate', order: 'DESC' }],
    })
    expect(listed.members?.[0]?._id).toBe(id)
    await merchant().members.deleteMember(id)
    await expect(merchant().members.getMember(id)).rejects.toMatchObject({ status: 404 })
  })

  test('supports bulk changes by id and by filter', async () => {
    const add = async (name: string) => {
      const member = { loginEmail: `${name}@bulk.example`, profile: { nickname: `Bulk ${name}` } }
      return (await merchant().members.createMember({ member }))._id ?? ''
    }
    const [one, two, three] = [await add('one'), await add('two'), await add('three')]
    const reply = await merchant().members.bulkDeleteMembers([one])
    expect(reply.bulkActionMetadata).toMatchObject({ totalSuccesses: 1, totalFailures: 0 })
    const blocked = await merchant().members.bulkBlockMembers({ loginEmail: 'two@bulk.example' })
    expect(blocked.jobId).toMatch(/^[0-9a-f-]{36}$/)
    await expect
      .poll(async () => (await merchant().members.getMember(two, { fieldsets: ['FULL'] })).status)
      .toBe('BLOCKED')
    await merchant().members.bulkApproveMembers({ loginEmail: 'two@bulk.example' })
    await expect
      .poll(async () => (await merchant().members.getMember(two, { fieldsets: ['FULL'] })).status)
      .toBe('APPROVED')
    await merchant().members.bulkDeleteMembersByFilter({ loginEmail: 'three@bulk.example' })
    await expect
      .poll(() =>
        merchant()
          .members.getMember(three)
          .then(
            () => 'there',
            () => 'gone',
          ),
      )
      .toBe('gone')
  })
})
