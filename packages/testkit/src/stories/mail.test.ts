import { startTestServer, type TestServer } from '@vitrine/testkit'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A real mail server on this machine that keeps what it is sent, or refuses it. */
function startMailServer(refuse: () => boolean) {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        if (refuse()) return done(new Error('The box is full'))
        received.push(text)
        done()
      })
    },
  })
  return new Promise<{ url: string; received: string[]; stop: () => void }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `smtp://127.0.0.1:${port}`, received, stop: () => server.close() })
    })
  })
}

describe('without a mail server', () => {
  let shop: TestServer
  beforeAll(async () => {
    shop = await startTestServer()
  })
  afterAll(() => shop.close())

  test('a new member’s welcome is kept in the mailbox of the site, and of no other', async () => {
    await shop.people.member({ email: 'grete@example.com', nickname: 'Grete <b>🏺' })
    const { mails } = await shop.people.merchant().api.mailbox.listMails()
    expect(mails[0]).toMatchObject({
      to: 'grete@example.com',
      subject: 'Welcome to Test shop',
      state: 'KEPT',
    })
    expect(mails[0]?.text).toContain('Hello Grete <b>🏺,')
    expect(mails[0]?.html).toContain('Hello Grete &lt;b&gt;🏺,')
    const other = await shop.anotherSite()
    expect((await other.people.merchant().api.mailbox.listMails()).mails).toEqual([])
  })

  test('the welcome speaks the language of the site and says when an account waits', async () => {
    const { api } = shop.people.merchant()
    await api.sites.updateSettings({ settings: { locale: 'de-DE', requireOwnerApproval: true } })
    await shop.people.visitor().api.authentication.register({
      loginId: { email: 'jan@example.com' },
      password: 'a-long-enough-passphrase',
    })
    const { mails } = await api.mailbox.listMails()
    const mail = mails.find(({ to }) => to === 'jan@example.com')
    expect(mail?.subject).toBe('Willkommen bei Test shop')
    expect(mail?.text).toContain('sobald es freigegeben ist')
  })

  test('a registration that is refused writes no mail', async () => {
    const { api } = shop.people.merchant()
    const before = (await api.mailbox.listMails()).mails.length
    const again = shop.people.visitor().api.authentication.register({
      loginId: { email: 'grete@example.com' },
      password: 'a-long-enough-passphrase',
    })
    await expect(again).rejects.toMatchObject({ code: '-19995' })
    expect((await api.mailbox.listMails()).mails).toHaveLength(before)
  })

  test('the readable page is there in development only', async () => {
    const response = await shop.server.fetch(new Request(`${shop.baseUrl}/mailbox`))
    expect(response.status).toBe(404)
  })
})

describe('with a mail server', () => {
  test('mail goes out after the commit, and once more when the server refused it', async () => {
    let isFull = true
    const server = await startMailServer(() => isFull)
    const shop = await startTestServer({ runJobs: true, smtpUrl: server.url })
    try {
      await shop.people.member({ email: 'ada@example.com' })
      const { api } = shop.people.merchant()
      const mail = async () => (await api.mailbox.listMails()).mails[0]
      await expect
        .poll(async () => (await mail())?.failure, { timeout: 10_000 })
        .toContain('The box is full')
      expect((await mail())?.state).toBe('WAITING')
      isFull = false
      await expect.poll(async () => (await mail())?.state, { timeout: 15_000 }).toBe('SENT')
      expect(server.received).toHaveLength(1)
      expect(server.received[0]).toMatch(/^To: ada@example\.com/m)
      expect(server.received[0]).toMatch(/^From: shop@example\.com/m)
    } finally {
      await shop.close()
      server.stop()
    }
  })
})
