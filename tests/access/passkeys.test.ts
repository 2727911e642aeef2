import type { ForgedFields } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { challengeOf, device, openPasskeyShop, type PasskeyShop } from './passkeys.test.fixture.ts'

const refused = { status: 400, code: 'PASSKEY_REFUSED' }
const expired = { status: 400, code: 'PASSKEY_EXPIRED' }

let at: PasskeyShop
beforeAll(async () => {
  at = await openPasskeyShop()
})
afterAll(() => at.shop.close())
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

describe('a passkey', () => {
  test.each(['ES256', 'EdDSA', 'RS256'] as const)(
    'signs its owner in with nothing else, signing with %s',
    async (kind) => {
      const person = await at.owner(device({ kind }))
      const reply = await at.enter(person.device)
      expect(reply).toMatchObject({
        state: 'SUCCESS',
        identity: {
          id: person.id,
          factors: [{ type: 'PASSWORD' }, { type: 'WEBAUTHN', status: 'ACTIVE' }],
        },
      })
      const visitor = at.shop.people.visitor()
      await at.shop.people.signIn(visitor, reply.sessionToken ?? '')
      expect((await visitor.api.members.getCurrentMember({})).member?.id).toBe(person.id)
      const { sessions } = await visitor.api.accounts.listMySessions({})
      expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({ isByPasskey: true })
      expect((await at.logOf(person.id))[0]).toEqual(['passkey_login', undefined])
    },
  )

  test('is made for the site, by a device that its owner opens, and for no account that it names', async () => {
    const { api, id, email } = await at.shop.people.member({ nickname: 'Grete' })
    await at.add(api, device())
    const asked = await api.factors.beginPasskey({})
    const options = JSON.parse(asked.publicKeyCredentialCreationOptionsJson)
    expect(options).toMatchObject({
      rp: { id: 'shop.test', name: 'Test shop' },
      user: { name: email, displayName: 'Grete' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    })
    expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257])
    expect(Buffer.from(options.user.id, 'base64url').toString('hex')).toBe(id.replaceAll('-', ''))
    const { asked: request } = await at.start()
    expect(JSON.parse(request)).toMatchObject({
      rpId: 'shop.test',
      userVerification: 'required',
      allowCredentials: [],
    })
  })

  test('is the second factor after the password, and the password alone is not enough', async () => {
    const person = await at.owner()
    expect(person.recoveryCodes).toHaveLength(10)
    const held = await at.login(person)
    expect(held).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: {
        factorType: 'WEBAUTHN',
        availableFactors: [
          { factorType: 'WEBAUTHN', factorStatus: 'ENABLED' },
          { factorType: 'RECOVERY_CODE', factorStatus: 'ENABLED' },
        ],
      },
    })
    const shown = challengeOf(held)
    expect(JSON.parse(shown.asked)).toMatchObject({
      rpId: 'shop.test',
      allowCredentials: [{ id: person.device.ids()[0], transports: ['internal', 'hybrid'] }],
    })
    expect(await at.answer(shown, person.device.get(shown.asked))).toMatchObject({
      state: 'SUCCESS',
    })
    const { factors } = await person.api.factors.listFactors({})
    expect(factors).toMatchObject([{ type: 'WEBAUTHN', lastUsedDate: at.shop.clock.now() }])
  })
})

describe('an answer is refused', () => {
  test.each<[string, ForgedFields]>([
    ['from a page of another origin', { origin: 'https://shop.test.evil.example' }],
    ['from the site at another port', { origin: 'http://shop.test:8080' }],
    ['for another host', { rpId: 'evil.example' }],
    ['to another question', { challenge: Buffer.alloc(32).toString('base64url') }],
    ['out of a frame', { crossOrigin: true }],
    ['of a device that nobody has opened', { isUserVerified: false }],
    ['signed by another key', { isForged: true }],
    ['in somebody else’s name', { userHandle: Buffer.alloc(16).toString('base64url') }],
  ])('%s', async (_, lies) => {
    const person = await at.owner()
    await expect(at.enter(person.device, lies)).rejects.toMatchObject(refused)
    const shown = challengeOf(await at.login(person))
    await expect(at.answer(shown, person.device.get(shown.asked, lies))).rejects.toMatchObject({
      status: 400,
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await at.logOf(person.id)).toContainEqual(['factor_failed', 'wrong_code'])
    expect(await at.enter(person.device)).toMatchObject({ state: 'SUCCESS' })
  })

  test('the second time, whether the first was right or wrong, and when it is too late', async () => {
    const { device: on } = await at.owner()
    const { signInWithPasskey } = at.visitor().authentication
    const used = await at.start()
    const credential = on.get(used.asked)
    await signInWithPasskey({ challengeId: used.challengeId, credential })
    await expect(
      signInWithPasskey({ challengeId: used.challengeId, credential }),
    ).rejects.toMatchObject(expired)

    const spoiled = await at.start()
    const right = on.get(spoiled.asked)
    const { challengeId } = spoiled
    await expect(signInWithPasskey({ challengeId, credential: '{}' })).rejects.toMatchObject(
      refused,
    )
    await expect(signInWithPasskey({ challengeId, credential: right })).rejects.toMatchObject(
      expired,
    )

    const late = await at.start()
    at.shop.clock.pass({ minutes: 5, seconds: 1 })
    const tooLate = on.get(late.asked)
    await expect(
      signInWithPasskey({ challengeId: late.challengeId, credential: tooLate }),
    ).rejects.toMatchObject(expired)
    await expect(
      signInWithPasskey({ challengeId: 'nothing', credential: tooLate }),
    ).rejects.toMatchObject(expired)
    expect((await at.logOf())[0]).toEqual(['passkey_login', 'expired_passkey'])
  })

  test('when it belongs to another member, another sign-in, or another purpose', async () => {
    const [person, stranger] = [await at.owner(), await at.owner()]
    const wrong = { status: 400, code: 'FACTOR_CODE_INVALID' }
    const asked = challengeOf(await at.login(person))
    await expect(at.answer(asked, stranger.device.get(asked.asked))).rejects.toMatchObject(wrong)

    const [first, second] = [
      challengeOf(await at.login(person)),
      challengeOf(await at.login(person)),
    ]
    const ofSecond = { ...second, stateToken: first.stateToken }
    await expect(at.answer(ofSecond, person.device.get(second.asked))).rejects.toMatchObject(wrong)

    const { challengeId, asked: options } = challengeOf(await at.login(person))
    const credential = person.device.get(options)
    await expect(
      at.visitor().authentication.signInWithPasskey({ challengeId, credential }),
    ).rejects.toMatchObject(expired)
  })

  test('when its counter decreases: its owner is notified, and it remains invalid', async () => {
    const person = await at.owner()
    await at.enter(person.device, { counter: 7 })
    const copied = { status: 403, code: 'PASSKEY_COPIED' }
    await expect(at.enter(person.device, { counter: 7 })).rejects.toMatchObject(copied)
    expect((await at.logOf(person.id))[0]).toEqual(['passkey_login', 'copied_passkey'])
    const [mail] = await at.mailsTo(person.email)
    expect(mail).toMatchObject({ template: 'passkey-copied', text: /Laptop/ })

    const shown = challengeOf(await at.login(person))
    await expect(
      at.answer(shown, person.device.get(shown.asked, { counter: 3 })),
    ).rejects.toMatchObject(copied)
    expect((await at.logOf(person.id))[0]).toEqual(['factor_failed', 'copied_passkey'])
    // A stranger who only knows the passkey’s name raises no alarm.
    const mails = (await at.mailsTo(person.email)).length
    const lies = { counter: 1, isForged: true }
    await expect(at.enter(person.device, lies)).rejects.toMatchObject(refused)
    expect(await at.mailsTo(person.email)).toHaveLength(mails)
    expect(await at.enter(person.device, { counter: 8 })).toMatchObject({ state: 'SUCCESS' })
  })

  test('on another site, although its device knows the passkey', async () => {
    const person = await at.owner()
    const other = await at.shop.anotherSite()
    const { authentication } = other.people.visitor().api
    const asked = await authentication.startPasskeySignIn({})
    expect(JSON.parse(asked.publicKeyCredentialRequestOptionsJson).rpId).toBe('other1.test')
    const lies = { origin: 'http://other1.test', rpId: 'other1.test' }
    const credential = person.device.get(asked.publicKeyCredentialRequestOptionsJson, lies)
    await expect(
      authentication.signInWithPasskey({ challengeId: asked.challengeId, credential }),
    ).rejects.toMatchObject(refused)
    const here = await at.start()
    await expect(
      authentication.signInWithPasskey({
        challengeId: here.challengeId,
        credential: person.device.get(here.asked),
      }),
    ).rejects.toMatchObject(expired)
  })
})

describe('the gates', () => {
  test('also apply to a passkey: closed accounts, unconfirmed addresses, the owner’s approval', async () => {
    const person = await at.owner()
    const stands = (status: string, reasons: string[]) =>
      at.shop.server.platform.db
        .updateTable('identities')
        .set({ status, reasons })
        .where('id', '=', person.id)
        .execute()
    await stands('PENDING', ['PENDING_ADMIN_APPROVAL_REQUIRED'])
    expect(await at.enter(person.device)).toMatchObject({ state: 'REQUIRE_OWNER_APPROVAL' })
    await stands('PENDING', ['PENDING_EMAIL_VERIFICATION_REQUIRED'])
    const held = await at.enter(person.device)
    expect(held).toMatchObject({ state: 'REQUIRE_EMAIL_VERIFICATION' })
    const code = await at.mailedCode(person.email)
    const { stateToken = '' } = held
    expect(
      await at.visitor().verification.verifyDuringAuthentication({ code, stateToken }),
    ).toMatchObject({
      state: 'SUCCESS',
    })
    await at.merchant().members.blockMember({ id: person.id })
    await expect(at.enter(person.device)).rejects.toMatchObject({ status: 403, code: '-19980' })
  })

  test('a site that allows none offers none, and accepts none', async () => {
    const person = await at.owner()
    const open = await at.start()
    await at.settings({ allowed: ['TOTP', 'EMAIL'] })
    const missing = { status: 428, code: 'FACTOR_NOT_AVAILABLE' }
    await expect(at.start()).rejects.toMatchObject(missing)
    await expect(person.api.factors.beginPasskey({})).rejects.toMatchObject(missing)
    const credential = person.device.get(open.asked)
    const { challengeId } = open
    await expect(
      at.visitor().authentication.signInWithPasskey({ challengeId, credential }),
    ).rejects.toMatchObject(missing)
    expect((await at.visitor().sites.getSite({})).site.hasPasskeys).toBe(false)
    // An account without another factor keeps its passkey.
    const shown = challengeOf(await at.login(person))
    expect(await at.answer(shown, person.device.get(shown.asked))).toMatchObject({
      state: 'SUCCESS',
    })
    await at.settings({ allowed: ['TOTP', 'EMAIL', 'WEBAUTHN'] })
    expect((await at.visitor().sites.getSite({})).site.hasPasskeys).toBe(true)
  })
})
