import { startTestServer, type TestServer } from '@vitrine/testkit'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

interface Refusal {
  /** The stage at which the server rejects the mail. */
  readonly to: 'sign-in' | 'recipient' | 'mail'
  readonly code: number
  readonly words: string
}
interface MailServer {
  readonly url: string
  readonly host: string
  readonly received: string[]
  refusal: Refusal | undefined
  stop(): Promise<void>
}

/** A real local mail server that stores received mails, or rejects them. */
function startMailServer(): Promise<MailServer> {
  const received: string[] = []
  const refusalAt = (moment: Refusal['to']) => {
    const { refusal } = mailServer
    return refusal?.to === moment
      ? Object.assign(new Error(refusal.words), { responseCode: refusal.code })
      : null
  }
  const server = new SMTPServer({
    authOptional: true,
    // Also closes connections that are open for reuse.
    closeTimeout: 100,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username }, _session, done) => done(refusalAt('sign-in'), { user: username }),
    onRcptTo: (_address, _session, done) => done(refusalAt('recipient')),
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        const error = refusalAt('mail')
        if (!error) received.push(text)
        done(error)
      })
    },
  })
  const mailServer = { received, refusal: undefined as Refusal | undefined }
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      const host = `127.0.0.1:${port}`
      const stop = () => new Promise<void>((stopped) => server.close(() => stopped()))
      resolve(Object.assign(mailServer, { host, url: `smtp://${host}`, stop }))
    })
  })
}

const register = (shop: TestServer, email: string, profile = {}) =>
  shop.people.visitor().api.authentication.register({
    loginId: { email },
    password: 'a-long-enough-passphrase',
    profile,
  })

describe('without a mail server', () => {
  let shop: TestServer
  const api = () => shop.people.merchant().api
  const mailsTo = async (to: string) => (await api().mailbox.listMails({ to })).mails
  beforeAll(async () => {
    shop = await startTestServer()
  })
  afterAll(() => shop.close())

  test('a new member’s welcome is stored in the mailbox of the site, and of no other', async () => {
    await shop.people.member({ email: 'grete@example.com', nickname: 'Grete <b>🏺' })
    const [mail] = await mailsTo('grete@example.com')
    expect(mail).toMatchObject({
      to: 'grete@example.com',
      template: 'welcome',
      subject: 'Welcome to Test shop',
      state: 'KEPT',
    })
    expect(mail?.text).toContain('Hello Grete <b>🏺,')
    expect(mail?.html).toContain('Hello Grete &lt;b&gt;🏺,')
    const other = (await shop.anotherSite()).people.merchant().api.mailbox
    expect((await other.listMails()).mails).toEqual([])
    await expect(other.getMail({ id: mail?.id ?? '' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('mails are listed by address, page by page, and read one by one', async () => {
    await shop.people.member({ email: 'Ines@Example.com' })
    await shop.people.member({ email: 'ivo@example.com' })
    const [mail] = await mailsTo(' ines@example.COM ')
    expect(mail?.to).toBe('Ines@Example.com')
    expect(await mailsTo('nobody@example.com')).toEqual([])
    const { mails } = await api().mailbox.listMails({ limit: 1 })
    expect(mails.map(({ to }) => to)).toEqual(['ivo@example.com'])
    expect(await api().mailbox.getMail({ id: mail?.id ?? '' })).toEqual({ mail })
    await expect(api().mailbox.listMails({ limit: 101 })).rejects.toMatchObject({
      violations: [{ field: 'limit' }],
    })
  })

  test('a registration that is refused sends no mail', async () => {
    await expect(register(shop, 'grete@example.com')).rejects.toMatchObject({ code: '-19995' })
    expect(await mailsTo('grete@example.com')).toHaveLength(1)
  })

  test('the welcome is in the language of the member, or else of the site', async () => {
    await api().sites.updateSettings({ settings: { locale: 'de-DE' } })
    await register(shop, 'marie@example.com', { language: 'fr' })
    await register(shop, 'jan@example.com', { language: 'tlh' })
    expect((await mailsTo('marie@example.com'))[0]?.subject).toBe('Bienvenue chez Test shop')
    expect((await mailsTo('jan@example.com'))[0]?.subject).toBe('Willkommen bei Test shop')
    await api().sites.updateSettings({ settings: { locale: 'en-US' } })
  })

  test('a member who waits for approval gets a mail, and another one when approved', async () => {
    await api().sites.updateSettings({ settings: { requireOwnerApproval: true } })
    const { identity } = await register(shop, 'waiting@example.com')
    await api().sites.updateSettings({ settings: { requireOwnerApproval: false } })
    expect((await mailsTo('waiting@example.com'))[0]?.text).toContain(
      'once yours has been approved',
    )
    await api().members.approveMember({ id: identity?.id ?? '' })
    const [approved] = await mailsTo('waiting@example.com')
    expect(approved).toMatchObject({ template: 'approved' })
    expect(approved?.text).toContain(`${shop.baseUrl}/login`)
  })

  test('a changed password is reported to its owner by mail', async () => {
    const person = await shop.people.member({ email: 'careful@example.com' })
    await person.api.authentication.changePassword({ newPassword: 'another-long-passphrase' })
    const [mail] = await mailsTo('careful@example.com')
    expect(mail).toMatchObject({ template: 'password-changed' })
    expect(mail?.text).toContain('Thursday, January 1, 2026')
  })

  test('a test mail is refused', async () => {
    const asked = api().mailbox.sendTestMail({ to: 'me@example.com' })
    await expect(asked).rejects.toMatchObject({ code: 'MAIL_NOT_SET_UP' })
  })

  test('the text of a mail is deleted after 14 days, and nothing else of it', async () => {
    const [before] = await mailsTo('grete@example.com')
    shop.clock.pass({ days: 13 })
    await shop.server.tasks['mail:clear']()
    expect((await mailsTo('grete@example.com'))[0]).toEqual(before)
    shop.clock.pass({ days: 2 })
    await shop.server.tasks['mail:clear']()
    const [after] = await mailsTo('grete@example.com')
    expect(after).toEqual({ ...before, text: '', html: '', clearedDate: shop.clock.now() })
  })

  test('the readable page exists in development only', async () => {
    const response = await shop.server.fetch(new Request(`${shop.baseUrl}/mailbox`))
    expect(response.status).toBe(404)
  })
})

describe('with a mail server', () => {
  let server: MailServer
  let shop: TestServer
  const api = () => shop.people.merchant().api
  const mailTo = async (to: string) => (await api().mailbox.listMails({ to })).mails[0]
  const stateOf = (to: string) => expect.poll(async () => (await mailTo(to))?.state)
  beforeAll(async () => {
    server = await startMailServer()
    shop = await startTestServer({ runJobs: true, smtpUrl: server.url })
  })
  afterEach(() => {
    server.refusal = undefined
  })
  afterAll(async () => {
    await shop.close()
    await server.stop()
  })

  test('mail is sent after the commit, and again when the server refused it', async () => {
    server.refusal = { to: 'mail', code: 450, words: 'The box is full' }
    await register(shop, 'ada@example.com')
    const failure = async () => (await mailTo('ada@example.com'))?.failure
    await expect.poll(failure).toContain('The box is full')
    expect((await mailTo('ada@example.com'))?.state).toBe('WAITING')
    server.refusal = undefined
    await stateOf('ada@example.com').toBe('SENT')
    expect(await failure()).toBeUndefined()
    expect(server.received).toHaveLength(1)
    expect(server.received[0]).toMatch(/^To: ada@example\.com/m)
    expect(server.received[0]).toMatch(/^From: Test shop <shop@example\.com>/m)
    expect(server.received[0]).toMatch(/^Auto-Submitted: auto-generated/m)
  })

  test('a permanent refusal of the server is not retried', async () => {
    server.refusal = { to: 'recipient', code: 550, words: 'No such person here' }
    await register(shop, 'gone@example.com')
    await stateOf('gone@example.com').toBe('FAILED')
    expect((await mailTo('gone@example.com'))?.failure).toContain('No such person here')
  })

  test('a test mail shows what the server answered', async () => {
    const to = 'me@example.com'
    const reply = await api().mailbox.sendTestMail({ to })
    expect(reply).toMatchObject({ server: server.host, from: 'Test shop <shop@example.com>' })
    expect(reply.response).toMatch(/^250 /)
    expect(server.received.at(-1)).toMatch(/^Subject: Test mail from Test shop/m)
    server.refusal = { to: 'recipient', code: 554, words: 'We know you' }
    await expect(api().mailbox.sendTestMail({ to })).rejects.toMatchObject({
      code: 'MAIL_REFUSED',
      data: { response: '554 We know you' },
    })
    const wrong = api().mailbox.sendTestMail({ to: 'not an address' })
    await expect(wrong).rejects.toMatchObject({
      violations: [{ field: 'to' }],
    })
  })

  describe('of the site’s own', () => {
    let own: MailServer
    const use = (smtpUrl: string, sender = {}) =>
      api().sites.updateSettings({ settings: { mail: { smtpUrl, ...sender } } })
    const tested = () => api().mailbox.sendTestMail({ to: 'me@example.com' })
    beforeAll(async () => {
      own = await startMailServer()
    })
    afterEach(() => {
      own.refusal = undefined
    })
    afterAll(() => own.stop())

    test('the site sends from its own address over its own server', async () => {
      const sender = { senderName: 'Grete & Co', senderAddress: 'grete@atelier.example' }
      await use(own.url, sender)
      await register(shop, 'mia@example.com')
      await stateOf('mia@example.com').toBe('SENT')
      expect(own.received[0]).toMatch(/^From: "?Grete & Co"? <grete@atelier\.example>/m)
      await use('')
      await tested()
      expect(server.received.at(-1)).toMatch(/^From: "?Grete & Co"? <shop@example\.com>/m)
      expect(server.received.at(-1)).toMatch(/^Reply-To: grete@atelier\.example/m)
    })

    test('a wrong password, an unreachable address and a forbidden one are distinguished', async () => {
      own.refusal = { to: 'sign-in', code: 535, words: 'Wrong password' }
      await use(`smtp://grete:secret@${own.host}`)
      const refused = await tested().catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'MAIL_SIGN_IN_REFUSED' })
      expect(JSON.stringify(refused)).not.toContain('secret')
      await use('smtp://127.0.0.1:1')
      await expect(tested()).rejects.toMatchObject({ code: 'MAIL_SERVER_UNREACHABLE' })
      await use('smtp://169.254.169.254:25')
      await expect(tested()).rejects.toMatchObject({ code: 'MAIL_SERVER_NOT_ALLOWED' })
      await use('smtp://10.0.0.1')
      await expect(tested()).rejects.toMatchObject({ code: 'MAIL_SERVER_NOT_ALLOWED' })
    })
  })
})
