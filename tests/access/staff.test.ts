import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from './staff.fixture.ts'

let shop: TestServer
const olive = { email: 'olive@example.com', password: 'a-glass-case-for-olive' }
beforeAll(async () => {
  shop = await startTestServer()
  await shop.server.staff.create({ ...olive, name: 'Olive', role: 'owner' })
})
afterAll(() => shop.close())

const staff = staffAt(() => shop)
const unknown = '00000000-0000-4000-8000-000000000000'

const signIn = (credentials: { email: string; password: string }) =>
  shop.server.fetch(
    new Request(`${shop.baseUrl}/vitrine/v1/staff/sign-in`, {
      method: 'POST',
      body: JSON.stringify(credentials),
    }),
  )
const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
const ask = (path: string, headers: Record<string, string>, init: RequestInit = {}) =>
  shop.server.fetch(new Request(`${shop.baseUrl}${path}`, { ...init, headers }))
const codeOf = async (response: Response) => (await response.json()).details.applicationError.code

describe('staff', () => {
  test('sign in whatever the case of the e-mail and are recognised afterwards', async () => {
    const response = await signIn({ ...olive, email: ' OLIVE@example.com ' })
    expect(await response.json()).toMatchObject({ staff: { name: 'Olive', role: 'owner' } })
    expect(response.headers.getSetCookie()[0]).toMatch(/HttpOnly; SameSite=Strict/)
    const me = await ask('/vitrine/v1/staff/me', {
      cookie: cookieOf(response),
      'vitrine-site-id': shop.site.id,
    })
    expect((await me.json()).staff.email).toBe(olive.email)
  })

  test('are not recognized without the header that a foreign page cannot send', async () => {
    const cookie = cookieOf(await signIn(olive))
    expect((await ask('/vitrine/v1/site/settings', { cookie })).status).toBe(401)
  })

  test('get the same error for a wrong password as for an unknown e-mail', async () => {
    const wrong = await signIn({ ...olive, password: 'not this one' })
    const unknown = await signIn({ email: 'nobody@example.com', password: 'not this one' })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await codeOf(wrong)).toBe('SIGN_IN_REFUSED')
    expect(await codeOf(unknown)).toBe('SIGN_IN_REFUSED')
  })

  test('are refused after ten failures, and can try again a quarter of an hour later', async () => {
    const carl = { email: 'carl@example.com', password: 'carls-own-passphrase' }
    await shop.server.staff.create({ ...carl, name: 'Carl', role: 'editor' })
    for (let tries = 0; tries < 10; tries += 1) await signIn({ ...carl, password: 'guess' })
    expect(await codeOf(await signIn(carl))).toBe('SIGN_IN_THROTTLED')
    shop.clock.pass({ minutes: 16 })
    expect((await signIn(carl)).status).toBe(200)
  })

  test('who are viewers may read and not change', async () => {
    const vera = { email: 'vera@example.com', password: 'vera-only-looks-at-it' }
    await shop.server.staff.create({ ...vera, name: 'Vera', role: 'viewer' })
    const headers = { cookie: cookieOf(await signIn(vera)), 'vitrine-site-id': shop.site.id }
    expect((await ask('/vitrine/v1/site/settings', headers)).status).toBe(200)
    const change = {
      method: 'PATCH',
      body: JSON.stringify({ settings: { tagline: 'Vera was here' } }),
    }
    expect(await codeOf(await ask('/vitrine/v1/site/settings', headers, change))).toBe(
      'PERMISSION_DENIED',
    )
  })

  test('who sign out are not recognized by the same cookie', async () => {
    const headers = { cookie: cookieOf(await signIn(olive)), 'vitrine-site-id': shop.site.id }
    await ask('/vitrine/v1/staff/sign-out', headers, { method: 'POST' })
    expect((await ask('/vitrine/v1/staff/me', headers)).status).toBe(401)
  })
})

describe('an invitation', () => {
  const accept = (input: object) =>
    shop.server.fetch(
      new Request(`${shop.baseUrl}/vitrine/v1/staff/accept`, {
        method: 'POST',
        body: JSON.stringify(input),
      }),
    )

  test('creates an account once', async () => {
    const token = await shop.server.staff.invite({
      email: null,
      siteId: shop.site.id,
      role: 'editor',
    })
    const person = { token, email: 'ed@example.com', name: 'Ed', password: 'eds-own-passphrase' }
    expect(await (await accept(person)).json()).toMatchObject({
      staff: { name: 'Ed', role: 'editor' },
    })
    expect(await codeOf(await accept({ ...person, email: 'other@example.com' }))).toBe(
      'INVITATION_NOT_FOUND',
    )
  })

  test('for one address accepts no other, and is not used up by the attempt', async () => {
    const token = await shop.server.staff.invite({
      email: 'ann@example.com',
      siteId: null,
      role: 'admin',
    })
    const ann = { token, email: 'ann@example.com', name: 'Ann', password: 'anns-own-passphrase' }
    expect(await codeOf(await accept({ ...ann, email: 'thief@example.com' }))).toBe(
      'INVITATION_NOT_FOUND',
    )
    expect((await accept(ann)).status).toBe(200)
  })

  test('expires after 72 hours', async () => {
    const token = await shop.server.staff.invite({ email: null, siteId: null, role: 'viewer' })
    shop.clock.pass({ hours: 73 })
    const late = { token, email: 'late@example.com', name: 'Late', password: 'late-own-passphrase' }
    expect(await codeOf(await accept(late))).toBe('INVITATION_NOT_FOUND')
  })

  test('for one site gives access to no other', async () => {
    const other = await shop.anotherSite()
    const headers = {
      cookie: cookieOf(await signIn({ email: 'ed@example.com', password: 'eds-own-passphrase' })),
    }
    expect(
      (await ask('/vitrine/v1/site/settings', { ...headers, 'vitrine-site-id': other.site.id }))
        .status,
    ).toBe(401)
  })
})

describe('inviting over the API', () => {
  const invite = (by: Awaited<ReturnType<typeof staff.person>>, invitation: object) =>
    by.api.staff.inviteStaff({
      invitation: { email: 'guest@example.com', role: 'editor', ...invitation },
    })

  test('shows the link once; the person who accepts works on that site only', async () => {
    const owner = await staff.person('owner')
    const { token, link, invitation } = await invite(owner, { email: 'gina@example.com' })
    expect(link).toBe(`${shop.baseUrl}/dashboard/welcome#${token}`)
    expect(invitation).toMatchObject({ email: 'gina@example.com', everySite: false })
    const open = (await owner.api.staff.listStaff()).invitations
    expect(open).toContainEqual(invitation)
    expect(JSON.stringify(open)).not.toContain(token)
    const gina = await staff.accept(token, 'gina@example.com')
    expect((await gina.api.staff.getCurrent()).staff).toMatchObject({ role: 'editor' })
    const listed = await owner.api.staff.listStaff()
    expect(listed.invitations).not.toContainEqual(invitation)
    expect(listed.staff).toContainEqual(
      expect.objectContaining({ email: 'gina@example.com', role: 'editor', everySite: false }),
    )
    const other = await shop.anotherSite()
    await expect(gina.on(other.site.id).sites.getSettings()).rejects.toMatchObject({ status: 401 })
    const again = invite(owner, { email: 'GINA@example.com' })
    await expect(again).rejects.toMatchObject({ code: 'ALREADY_STAFF' })
    const lowered = invite(owner, { email: (await staff.person('admin')).email, role: 'viewer' })
    await expect(lowered).rejects.toMatchObject({ code: 'ALREADY_STAFF' })
  })

  test('adds a site to an existing account with its password', async () => {
    const owner = await staff.person('owner')
    const first = await invite(owner, { email: 'two@example.com' })
    await staff.accept(first.token, 'two@example.com')
    const other = await shop.anotherSite()
    const { token } = await owner
      .on(other.site.id)
      .staff.inviteStaff({ invitation: { email: 'two@example.com', role: 'viewer' } })
    const thief = await staff.accept(token, 'two@example.com', 'not-the-right-one')
    expect(await codeOf(thief.response)).toBe('SIGN_IN_REFUSED')
    const two = await staff.accept(token, 'two@example.com')
    expect((await two.api.staff.getCurrent()).staff.role).toBe('editor')
    expect((await two.on(other.site.id).staff.getCurrent()).staff.role).toBe('viewer')
  })

  test('cannot give a higher role or other sites than the inviter has', async () => {
    const owner = await staff.person('owner')
    const { token } = await invite(owner, { email: 'adam@example.com', role: 'admin' })
    const { api } = await staff.accept(token, 'adam@example.com')
    const asAdam = (invitation: object) =>
      api.staff.inviteStaff({
        invitation: { email: 'pal@example.com', role: 'editor', ...invitation },
      })
    const tooHigh = { code: 'ROLE_TOO_HIGH' }
    await expect(asAdam({ role: 'owner' })).rejects.toMatchObject(tooHigh)
    await expect(asAdam({ everySite: true })).rejects.toMatchObject(tooHigh)
    expect((await asAdam({})).invitation.role).toBe('editor')
    const editor = await staff.person('editor')
    await expect(invite(editor, {})).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })

  test('is refused to a key with limited rights', async () => {
    const { api } = shop.people.merchant()
    const { key } = await api.apiKeys.createApiKey({ name: 'Staff', scopes: ['staff:write'] })
    const response = await ask(
      '/vitrine/v1/staff/invitations',
      { authorization: key },
      {
        method: 'POST',
        body: JSON.stringify({ invitation: { email: 'bot@example.com', role: 'viewer' } }),
      },
    )
    expect(await codeOf(response)).toBe('ROLE_TOO_HIGH')
  })

  test('can be revoked while nobody has accepted', async () => {
    const owner = await staff.person('owner')
    const { token, invitation } = await invite(owner, { email: 'late2@example.com' })
    const { id } = invitation
    const other = await shop.anotherSite()
    const missing = { code: 'INVITATION_NOT_FOUND' }
    const otherTarget = owner.on(other.site.id).staff.withdrawInvitation({ id })
    await expect(otherTarget).rejects.toMatchObject(missing)
    await owner.api.staff.withdrawInvitation({ id })
    const { response } = await staff.accept(token, 'late2@example.com')
    expect(await codeOf(response)).toBe('INVITATION_NOT_FOUND')
    await expect(owner.api.staff.withdrawInvitation({ id })).rejects.toMatchObject(missing)
  })
})

describe('a role', () => {
  const byEmail = async (by: Awaited<ReturnType<typeof staff.person>>, email: string) => {
    const found = (await by.api.staff.listStaff()).staff.find((one) => one.email === email)
    if (!found) throw new Error(`${email} is not listed`)
    return found
  }

  test('can be changed and removed, effective from the next call', async () => {
    const owner = await staff.person('owner')
    const viewer = await staff.person('viewer')
    const { id } = await byEmail(owner, viewer.email)
    const { staff: changed } = await owner.api.staff.updateStaff({ id, role: 'admin' })
    expect(changed).toMatchObject({ role: 'admin', everySite: true })
    expect((await viewer.api.staff.getCurrent()).staff.role).toBe('admin')
    await owner.api.staff.removeStaff({ id })
    await expect(viewer.api.staff.getCurrent()).rejects.toMatchObject({ status: 401 })
    const gone = owner.api.staff.updateStaff({ id, role: 'viewer' })
    await expect(gone).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await expect(owner.api.staff.removeStaff({ id: unknown })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
  })

  test('above one’s own cannot be changed, and nobody can raise their own', async () => {
    const owner = await staff.person('owner')
    const admin = await staff.person('admin')
    const tooHigh = { code: 'ROLE_TOO_HIGH' }
    const { id } = await byEmail(owner, owner.email)
    await expect(admin.api.staff.updateStaff({ id, role: 'viewer' })).rejects.toMatchObject(tooHigh)
    await expect(admin.api.staff.removeStaff({ id })).rejects.toMatchObject(tooHigh)
    const self = await byEmail(owner, admin.email)
    const lift = admin.api.staff.updateStaff({ id: self.id, role: 'owner' })
    await expect(lift).rejects.toMatchObject(tooHigh)
  })

  test('of the last owner cannot be removed', async () => {
    const owner = await staff.person('owner')
    const all = (await owner.api.staff.listStaff()).staff.filter(({ role }) => role === 'owner')
    for (const { id, email } of all) {
      if (email !== owner.email) await owner.api.staff.removeStaff({ id })
    }
    const { id } = await byEmail(owner, owner.email)
    const last = { code: 'LAST_OWNER' }
    await expect(owner.api.staff.removeStaff({ id })).rejects.toMatchObject(last)
    await expect(owner.api.staff.updateStaff({ id, role: 'admin' })).rejects.toMatchObject(last)
    const heir = await staff.person('owner')
    await owner.api.staff.updateStaff({ id, role: 'admin' })
    expect((await byEmail(heir, owner.email)).role).toBe('admin')
  })
})

describe('the own account', () => {
  test('changes its name', async () => {
    const viewer = await staff.person('viewer')
    await viewer.api.staff.updateCurrent({ name: ' Vera ' })
    expect((await viewer.api.staff.getCurrent()).staff.name).toBe('Vera')
  })

  test('lists its sessions and ends them', async () => {
    const here = await staff.person('viewer')
    const there = await staff.signIn(here.email)
    const { sessions } = await here.api.staff.listSessions()
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, true])
    const id = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ''
    const stranger = await staff.person('owner')
    const missing = { code: 'STAFF_SESSION_NOT_FOUND' }
    await expect(stranger.api.staff.endSession({ id })).rejects.toMatchObject(missing)
    await here.api.staff.endSession({ id })
    await expect(there.api.staff.getCurrent()).rejects.toMatchObject({ status: 401 })
    await here.api.staff.getCurrent()
  })

  test('changes its password with the current one, which ends every other session', async () => {
    const here = await staff.person('editor')
    const there = await staff.signIn(here.email)
    const newPassword = 'another-glass-case'
    const wrong = here.api.staff.changePassword({ currentPassword: 'a guess', newPassword })
    await expect(wrong).rejects.toMatchObject({ code: 'STAFF_PASSWORD_WRONG' })
    await here.api.staff.changePassword({ currentPassword: staff.password, newPassword })
    await here.api.staff.getCurrent()
    await expect(there.api.staff.getCurrent()).rejects.toMatchObject({ status: 401 })
    expect((await staff.signIn(here.email)).status).toBe(401)
    expect((await staff.signIn(here.email, newPassword)).status).toBe(200)
  })

  test('is refused to an API key', async () => {
    const { api } = shop.people.merchant()
    await expect(api.staff.getCurrent()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
    await expect(api.staff.listSessions()).rejects.toMatchObject({ code: 'PERMISSION_DENIED' })
  })
})
