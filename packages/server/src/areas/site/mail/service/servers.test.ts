import { createServer, type Socket } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { createMailServers } from './servers.ts'

const envelope = { from: { name: 'Atelier "Nord"', address: 'shop@example.com' } }
const mail = {
  to: 'ada@example.com',
  subject: 'Grüße 🏺',
  text: 'Hello',
  html: '<p>Hello</p>',
  unsubscribeUrl: null,
}
const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

function serversFor(options: { allowsLoopback: boolean }) {
  const servers = createMailServers(options)
  closing.push(servers.close)
  return servers
}

/** A real mail server; it counts who connects. */
async function startMailServer() {
  const seen = { connections: 0, users: [] as (string | undefined)[], mails: [] as string[] }
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      seen.connections += 1
      done()
    },
    onAuth({ username, password }, _session, done) {
      seen.users.push(`${username}:${password}`)
      done(null, { user: username })
    },
    onData(stream, _session, done) {
      let text = ''
      stream.on('data', (chunk) => {
        text += chunk
      })
      stream.on('end', () => {
        seen.mails.push(text)
        done()
      })
    },
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  closing.push(() => server.close())
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { seen, port }
}

test('mails of one server share its connection', async () => {
  const { seen, port } = await startMailServer()
  const { deliver } = serversFor({ allowsLoopback: false })
  const server = { url: `smtp://127.0.0.1:${port}`, isOwn: false }
  await deliver(server, envelope, mail)
  await deliver(server, envelope, mail)
  expect(seen.connections).toBe(1)
  expect(seen.mails).toHaveLength(2)
  expect(seen.mails[0]).toMatch(/^Content-Type: multipart\/alternative/m)
})

test('mails that can be unsubscribed have the headers for it; others do not', async () => {
  const { seen, port } = await startMailServer()
  const { deliver } = serversFor({ allowsLoopback: false })
  const server = { url: `smtp://127.0.0.1:${port}`, isOwn: false }
  for (const unsubscribeUrl of ['https://a.example/reminders/1', 'http://a.example/r/1', null])
    await deliver(server, envelope, { ...mail, unsubscribeUrl })
  const headers = seen.mails.map((one) => one.match(/^List-.*$/gm) ?? [])
  expect(headers).toEqual([
    [
      'List-Unsubscribe: <https://a.example/reminders/1>',
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    ],
    ['List-Unsubscribe: <http://a.example/r/1>'],
    [],
  ])
})

test('a site’s server is signed in to with the name and password of its address', async () => {
  const { seen, port } = await startMailServer()
  const { deliver } = serversFor({ allowsLoopback: true })
  const url = `smtp://post%40atelier.example:s%3Acret@127.0.0.1:${port}`
  expect(await deliver({ url, isOwn: true }, envelope, mail)).toMatch(/^250 /)
  expect(seen.users).toEqual(['post@atelier.example:s:cret'])
})

test.each([
  'smtp://10.0.0.1',
  'smtp://[::ffff:10.0.0.1]',
  'smtp://169.254.169.254',
  'smtp://0.0.0.0',
  'http://mail.example',
  'file:///etc/passwd',
  'mail.example',
  '',
])('a site cannot connect to %s', async (url) => {
  const { deliver } = serversFor({ allowsLoopback: true })
  const sent = deliver({ url, isOwn: true }, envelope, mail)
  await expect(sent).rejects.toMatchObject({ name: 'ServerNotAllowed' })
})

test('a site cannot reach this machine, not even by name, outside of development', async () => {
  const connected: Socket[] = []
  const machine = createServer((socket) => connected.push(socket))
  await new Promise<void>((ready) => machine.listen(0, '127.0.0.1', ready))
  closing.push(() => machine.close())
  const address = machine.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const { deliver } = serversFor({ allowsLoopback: false })
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433']) {
    const sent = deliver({ url: `smtp://${host}:${port}`, isOwn: true }, envelope, mail)
    await expect(sent).rejects.toMatchObject({ name: 'ServerNotAllowed' })
  }
  expect(connected).toEqual([])
})

test('a server that was refused once is used again after the settings are corrected', async () => {
  const { deliver } = serversFor({ allowsLoopback: true })
  await expect(
    deliver({ url: 'smtp://127.0.0.1:1', isOwn: true }, envelope, mail),
  ).rejects.toMatchObject({ code: 'ESOCKET' })
  const { port } = await startMailServer()
  const server = { url: `smtp://127.0.0.1:${port}`, isOwn: true }
  await expect(deliver(server, envelope, mail)).resolves.toMatch(/^250 /)
})
