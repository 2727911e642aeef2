import { definePlugin, type MailToSend } from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const sent: (MailToSend & { readonly siteId: string })[] = []
let isAway = false

const post = definePlugin({
  name: 'post',
  ports: {
    mail: {
      from: 'The post <post@example.com>',
      send: async ({ mail, context }) => {
        await context.query('SELECT 1')
        if (isAway) throw new Error('the post is on strike')
        sent.push({ ...mail, siteId: context.siteId })
      },
    },
  },
})

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ runJobs: true, plugins: [post] })
})
afterAll(() => shop.close())
beforeEach(() => {
  sent.length = 0
})

const api = () => shop.people.merchant().api
const stateOf = async (to: string) =>
  (await api().mailbox.listMails({})).mails.find((one) => one.to === to)

test('a plug-in sends the mail of the site, with its own sender', async () => {
  await shop.people.member({ email: 'ada@example.com' })
  await expect
    .poll(() => sent)
    .toMatchObject([
      {
        siteId: shop.site.id,
        to: 'ada@example.com',
        from: { name: 'The post', address: 'post@example.com' },
        subject: expect.stringMatching(/./),
        text: expect.stringMatching(/./),
        html: expect.stringContaining('<'),
      },
    ])
  await expect.poll(() => stateOf('ada@example.com')).toMatchObject({ state: 'SENT' })
})

test('mail that it refuses waits, with the reason, and is retried', async () => {
  isAway = true
  await shop.people.member({ email: 'grace@example.com' })
  await expect
    .poll(() => stateOf('grace@example.com'))
    .toMatchObject({ state: 'WAITING', failure: 'the post is on strike' })
  isAway = false
  await expect.poll(() => stateOf('grace@example.com')).toMatchObject({ state: 'SENT' })
  expect(sent).toHaveLength(1)
})

test('a test mail names the plug-in', async () => {
  const { server, from } = await api().mailbox.sendTestMail({ to: 'ada@example.com' })
  expect([server, from]).toEqual(['post', 'The post <post@example.com>'])
  isAway = true
  await expect(api().mailbox.sendTestMail({ to: 'ada@example.com' })).rejects.toMatchObject({
    code: 'MAIL_SERVER_UNREACHABLE',
    message: 'post cannot be reached: the post is on strike',
  })
})
