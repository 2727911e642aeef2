import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { loopback } from '../site/receiver.fixture.ts'
import { type FactorShop, openFactorShop, other } from './factors.test.fixture.ts'
import { staffAt } from './staff.fixture.ts'

let at: FactorShop
beforeAll(async () => {
  at = await openFactorShop({ runJobs: true, fetchLimits: loopback })
  await at.settings({ allowed: ['TOTP', 'EMAIL', 'SMS', 'CALL'] })
})
afterAll(() => at.shop.close())
beforeEach(() => at.shop.clock.pass({ minutes: 61 }))

let numbers = 0
const newNumber = () => {
  numbers += 1
  return `+49151234567${String(numbers).padStart(2, '0')}`
}

describe.each(['SMS', 'CALL'] as const)('%s', (kind) => {
  test('is a factor after its code was entered, and is required at every sign-in', async () => {
    const number = newNumber()
    const hint = `+49…${number.slice(-2)}`
    const person = await at.shop.people.member()
    const { factors } = person.api
    const national = number.replace('+49', '0')
    const added = await factors.addPhone({ factorType: kind, phone: national, country: 'DE' })
    expect(added).toMatchObject({ factor: { type: kind, status: 'INACTIVE' }, hint })
    expect(await at.messagesTo(number)).toMatchObject([{ kind, state: 'KEPT' }])
    expect(await at.login(person)).toMatchObject({ state: 'SUCCESS' })
    const code = await at.phonedCode(number)
    await expect(
      factors.confirmPhone({ factorType: kind, code: other(code) }),
    ).rejects.toMatchObject({ status: 400, code: 'FACTOR_CODE_INVALID' })
    const { recoveryCodes } = await factors.confirmPhone({ factorType: kind, code })
    expect(recoveryCodes).toHaveLength(10)
    expect(await factors.listFactors({})).toMatchObject({
      factors: [{ type: kind, status: 'ACTIVE', hint }],
    })

    const held = await at.login(person)
    expect(held).toMatchObject({
      state: 'MFA_CHALLENGE',
      mfaChallengeData: { factorType: kind, verificationChallengeData: { hint } },
    })
    const sent = await at.phonedCode(number)
    await expect(at.answerPhone(kind, held.stateToken, other(sent))).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await at.answerPhone(kind, held.stateToken, sent)).toMatchObject({ state: 'SUCCESS' })
    const again = await at.login(person)
    await expect(at.answerPhone(kind, again.stateToken, sent)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
  })
})

describe('a code for a phone', () => {
  test('is valid for the sign-in that requested it, and for no other', async () => {
    const number = newNumber()
    const person = await at.memberWithPhone('SMS', number)
    const first = await at.login(person)
    const second = await at.login(person)
    const code = await at.phonedCode(number)
    await expect(at.answerPhone('SMS', first.stateToken, code)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await at.answerPhone('SMS', second.stateToken, code)).toMatchObject({ state: 'SUCCESS' })
  })

  test('expires after ten minutes, and after five wrong tries', async () => {
    const number = newNumber()
    const person = await at.memberWithPhone('SMS', number)
    const late = await at.login(person)
    const code = await at.phonedCode(number)
    at.shop.clock.pass({ minutes: 11 })
    await expect(at.answerPhone('SMS', late.stateToken, code)).rejects.toMatchObject({
      status: 400,
    })
    const { stateToken } = await at.login(person)
    const right = await at.phonedCode(number)
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(at.answerPhone('SMS', stateToken, other(right))).rejects.toMatchObject({
        status: 400,
      })
    }
    await expect(at.answerPhone('SMS', stateToken, right)).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
  })

  test('that was sent to one number verifies no other', async () => {
    const [mine, stranger] = [newNumber(), newNumber()]
    const { api } = await at.shop.people.member()
    await api.factors.addPhone({ factorType: 'SMS', phone: mine })
    const code = await at.phonedCode(mine)
    await api.factors.addPhone({ factorType: 'SMS', phone: stranger })
    await expect(api.factors.confirmPhone({ factorType: 'SMS', code })).rejects.toMatchObject({
      code: 'FACTOR_CODE_INVALID',
    })
    expect(await api.factors.listFactors({})).toMatchObject({ factors: [{ status: 'INACTIVE' }] })
  })

  test('is sent to a new number only once that one is verified', async () => {
    const [before, after] = [newNumber(), newNumber()]
    const person = await at.memberWithPhone('SMS', before)
    await person.api.factors.addPhone({ factorType: 'SMS', phone: after })
    expect(await at.login(person)).toMatchObject({
      mfaChallengeData: { verificationChallengeData: { hint: `+49…${before.slice(-2)}` } },
    })
    const code = await at.phonedCode(after)
    expect(await person.api.factors.confirmPhone({ factorType: 'SMS', code })).toMatchObject({
      recoveryCodes: [],
    })
    const { stateToken } = await at.login(person)
    expect(await at.answerPhone('SMS', stateToken, await at.phonedCode(after))).toMatchObject({
      state: 'SUCCESS',
    })
  })

  test('is sent to one number at most five times an hour, for any accounts', async () => {
    const number = newNumber()
    for (let count = 0; count < 5; count += 1) {
      const { api } = await at.shop.people.member()
      await api.factors.addPhone({ factorType: 'SMS', phone: number })
      at.shop.clock.pass({ minutes: 1 })
    }
    const { api } = await at.shop.people.member()
    const throttled = { status: 429, code: '-19959' }
    const requestInput = { factorType: 'CALL', phone: number } as const
    await expect(api.factors.addPhone(requestInput)).rejects.toMatchObject(throttled)
    expect(await at.messagesTo(number)).toHaveLength(5)
    await expect(
      api.factors.confirmPhone({ factorType: 'CALL', code: '123456' }),
    ).rejects.toMatchObject({ status: 404, code: 'FACTOR_NOT_FOUND' })
    at.shop.clock.pass({ minutes: 4 })
    await expect(api.factors.addPhone(requestInput)).rejects.toMatchObject({ code: '-19959' })
  })

  test.each(['110', '+49 151', 'call me', '0900 1234567', '+1 900 555 0123'])(
    'is not sent to %s, which is expensive or cannot be dialled',
    async (phone) => {
      const { api } = await at.shop.people.member()
      await expect(
        api.factors.addPhone({ factorType: 'SMS', phone, country: 'DE' }),
      ).rejects.toMatchObject({ violations: [{ field: 'phone' }] })
    },
  )

  test('is offered where the site allows it and asked of who has several', async () => {
    const number = newNumber()
    const person = await at.memberWithPhone('SMS', number)
    await person.api.factors.addEmail({})
    await person.api.factors.confirmEmail({ code: await at.mailedCode(person.email) })
    const before = (await at.messagesTo(number)).length
    const { state, stateToken = '' } = await at.login(person)
    expect(state).toBe('REQUIRE_MFA')
    expect(await at.messagesTo(number)).toHaveLength(before)
    await at.visitor().authentication.challengeFactor({ factorType: 'SMS', stateToken })
    expect(await at.answerPhone('SMS', stateToken, await at.phonedCode(number))).toMatchObject({
      state: 'SUCCESS',
    })
    await at.settings({ allowed: ['TOTP', 'EMAIL'] })
    await expect(
      person.api.factors.addPhone({ factorType: 'SMS', phone: newNumber() }),
    ).rejects.toMatchObject({ status: 428, code: 'FACTOR_NOT_AVAILABLE' })
    await at.settings({ allowed: ['TOTP', 'EMAIL', 'SMS', 'CALL'] })
  })

  test('needs a recent sign-in to be set up, and else a sign-in that waits for it', async () => {
    const { api } = await at.shop.people.member()
    at.shop.clock.pass({ minutes: 6 })
    const stale = { status: 403, code: 'FRESH_SIGN_IN_REQUIRED', data: { withinMinutes: 5 } }
    const requestInput = { factorType: 'SMS', phone: newNumber() } as const
    await expect(api.factors.addPhone(requestInput)).rejects.toMatchObject(stale)
    await expect(
      api.factors.confirmPhone({ factorType: 'SMS', code: '123456' }),
    ).rejects.toMatchObject(stale)
    const gone = { status: 400, code: 'STATE_TOKEN_INVALID' }
    const stateToken = 'nothing'
    await expect(
      at.visitor().factors.addPhone({ ...requestInput, stateToken }),
    ).rejects.toMatchObject(gone)
    await expect(
      at.visitor().factors.confirmPhone({ factorType: 'SMS', code: '1', stateToken }),
    ).rejects.toMatchObject(gone)
  })

  test('accepts ten tries in a quarter of an hour, and refuses more', async () => {
    const number = newNumber()
    const { api } = await at.shop.people.member()
    const requestInput = { factorType: 'SMS', phone: number } as const
    await api.factors.addPhone(requestInput)
    for (let tries = 0; tries < 10; tries += 1) {
      await api.factors.confirmPhone({ factorType: 'SMS', code: '000000' }).catch(() => undefined)
    }
    await expect(
      api.factors.confirmPhone({ factorType: 'SMS', code: await at.phonedCode(number) }),
    ).rejects.toMatchObject({ status: 429, code: '-19959' })
  })

  test('is no longer confirmed where the site no longer has the factor', async () => {
    await at.settings({ required: 'always' })
    const loginId = { email: `caller${at.shop.clock.now().getTime()}@example.com` }
    const account = { loginId, password: 'a-long-enough-passphrase' }
    const { stateToken = '', requireMfaData } = await at.visitor().authentication.register(account)
    expect(requireMfaData?.availableFactors.map(({ factorType }) => factorType)).toEqual([
      'TOTP',
      'EMAIL',
      'SMS',
      'CALL',
    ])
    const number = newNumber()
    await at.visitor().factors.addPhone({ factorType: 'CALL', phone: number, stateToken })
    const code = await at.phonedCode(number)
    const confirm = () =>
      at.visitor().factors.confirmPhone({ factorType: 'CALL', code, stateToken })
    await at.settings({ required: 'never' })
    await expect(confirm()).rejects.toMatchObject({ status: 428, code: 'FACTOR_NOT_AVAILABLE' })
    await at.settings({ required: 'always' })
    expect(await confirm()).toMatchObject({ reply: { state: 'SUCCESS' } })
    await at.settings({ required: 'never' })
  })
})

interface SentMessage {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, unknown>
  readonly body: string
}

/** A gateway for messages to phones, on this machine. */
async function startGateway() {
  const handed: SentMessage[] = []
  const gateway = { url: '', handed, answer: 200, say: '{"status":"queued"}' }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    handed.push({ method, url, headers, body: Buffer.concat(chunks).toString() })
    response.statusCode = gateway.answer
    gateway.answer = 200
    response.end(gateway.say)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  gateway.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { gateway, stop: () => new Promise((resolve) => server.close(resolve)) }
}

describe('a gateway', () => {
  const set = (settings: object) => at.merchant().sites.updateSettings({ settings })
  const off = { smsGateway: { url: '', secret: '' }, callGateway: { url: '', secret: '' } }

  test('gets the message as the settings describe it, again after it was busy', async () => {
    const { gateway, stop } = await startGateway()
    const { settings } = await set({
      smsGateway: {
        url: `${gateway.url}/messages?to={phone:digits}`,
        headers: 'Authorization: Basic {secret:base64}\nContent-Type: application/json',
        body: '{"to":"{phone}","text":"{text}","lang":"{language}"}',
        accepts: '"queued"',
        secret: 'me:s3cret',
      },
    })
    expect(settings.smsGateway).toMatchObject({ hasSecret: true })
    expect(JSON.stringify(settings)).not.toContain('s3cret')
    const number = newNumber()
    gateway.answer = 503
    const { api } = await at.shop.people.member()
    await api.factors.addPhone({ factorType: 'SMS', phone: number })
    const state = async () => (await at.messagesTo(number))[0]
    await expect.poll(async () => (await state())?.state).toBe('SENT')
    expect(gateway.handed).toHaveLength(2)
    const [, second] = gateway.handed
    expect(second).toMatchObject({
      method: 'POST',
      url: `/messages?to=${number.slice(1)}`,
      headers: { authorization: `Basic ${Buffer.from('me:s3cret').toString('base64')}` },
    })
    const { to, text, lang } = JSON.parse(second?.body ?? '')
    expect({ to, lang }).toEqual({ to: number, lang: 'en' })
    const code = text.match(/^(\d{6}) is your code for Test shop/)[1]
    // What was handed over keeps no words.
    expect(await state()).toMatchObject({ state: 'SENT', text: '' })
    expect(await api.factors.confirmPhone({ factorType: 'SMS', code })).toMatchObject({
      recoveryCodes: { length: 10 },
    })
    await set(off)
    await stop()
  })

  test('is tested at once, and its response is shown', async () => {
    const { mailbox } = at.merchant()
    const requestInput = { kind: 'CALL', phone: '0151 23456789', country: 'DE' } as const
    await expect(mailbox.sendTestPhoneMessage(requestInput)).rejects.toMatchObject({
      status: 409,
      code: 'PHONE_GATEWAY_NOT_SET_UP',
    })
    const { gateway, stop } = await startGateway()
    await set({
      callGateway: {
        url: `${gateway.url}/calls`,
        headers: 'Content-Type: application/x-www-form-urlencoded',
        body: 'To={phone}&Say={text:xml}',
        secret: 'k3y',
      },
    })
    gateway.say = 'taken, k3y'
    expect(await mailbox.sendTestPhoneMessage(requestInput)).toEqual({
      gateway: new URL(gateway.url).host,
      to: '+4915123456789',
      status: 200,
      response: 'taken, •••',
    })
    expect(new URLSearchParams(gateway.handed[0]?.body).get('To')).toBe('+4915123456789')
    gateway.answer = 401
    await expect(mailbox.sendTestPhoneMessage(requestInput)).rejects.toMatchObject({
      status: 422,
      code: 'PHONE_GATEWAY_REFUSED',
      data: { status: 401, response: 'taken, •••' },
    })
    await expect(
      mailbox.sendTestPhoneMessage({ ...requestInput, phone: '110' }),
    ).rejects.toMatchObject({
      violations: [{ field: 'phone' }],
    })
    await stop()
    await expect(mailbox.sendTestPhoneMessage(requestInput)).rejects.toMatchObject({
      status: 422,
      code: 'PHONE_GATEWAY_UNREACHABLE',
    })
    await set({ callGateway: { url: 'https://10.1.2.3/calls' } })
    await expect(mailbox.sendTestPhoneMessage(requestInput)).rejects.toMatchObject({
      code: 'PHONE_GATEWAY_UNREACHABLE',
      data: { failure: expect.stringContaining('not on the public internet') },
    })
    await set(off)
  })

  test.each([
    [{ url: 'http://gateway.example/' }, 'url'],
    [{ headers: 'no colon' }, 'headers'],
    [{ headers: 'Host: elsewhere.example' }, 'headers'],
    [{ body: '{text}' }, 'body'],
    [{ body: '{phone}' }, 'body'],
  ])('that is set up wrongly, as by %j, is refused by its field', async (wrong, field) => {
    const right = { url: 'https://gateway.example/', headers: '', body: 'to={phone}&text={text}' }
    await expect(set({ smsGateway: { ...right, ...wrong } })).rejects.toMatchObject({
      violations: [{ field: `settings.smsGateway.${field}` }],
    })
  })

  test('that is missing stores messages in a separate box, whose texts viewers do not see', async () => {
    const number = newNumber()
    await at.memberWithPhone('SMS', number)
    const [message] = await at.messagesTo(number)
    expect(message?.text).toMatch(/^\d{6} is your code/)
    const viewer = await staffAt(() => at.shop).person('viewer')
    const { messages } = await viewer.api.mailbox.listPhoneMessages({ limit: 1 })
    expect(messages).toMatchObject([{ to: number, text: '' }])
    const page = await at.shop.server.fetch(new Request('http://shop.test/mailbox?box=phone'))
    // The readable page is for development alone.
    expect(page.status).toBe(404)
  })
})
