import { startTestServer, type TestServer } from '@vitrine/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
let other: Awaited<ReturnType<TestServer['anotherSite']>>
const fields = [
  { key: 'n', name: 'Number', type: 'NUMBER' },
  { key: 't', name: 'Text', type: 'TEXT' },
  { key: 'b', name: 'Yes or no', type: 'BOOLEAN' },
] as const
beforeAll(async () => {
  shop = await startTestServer()
  other = await shop.anotherSite()
  for (const { merchant } of [shop.people, other.people]) {
    await merchant().api.memberFields.setMemberFields({ fields: [...fields] })
    await merchant().api.memberRoles.putRole({ roleKey: 'vip', title: 'VIP' })
  }
})
afterAll(() => shop.close())

const place = (isHome: boolean) =>
  isHome
    ? { api: shop.people.merchant().api, siteId: shop.site.id }
    : { api: other.people.merchant().api, siteId: other.site.id }
type Place = ReturnType<typeof place>

const run = ({ siteId }: Place, id: string) =>
  shop.server.tasks['jobs.run'](
    { siteId, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal: undefined },
  )

async function exported(at: Place, format: 'csv' | 'jsonl'): Promise<string> {
  const { id } = (await at.api.memberFiles.startMemberExport({ format })).export
  await run(at, id)
  const { url } = await at.api.memberFiles.createMemberExportDownload({ id })
  return (await shop.server.fetch(new Request(url))).text()
}

async function imported(at: Place, body: string, existing: 'keep' | 'update' = 'keep') {
  const asked = { fileName: 'members', existing }
  const { id } = (await at.api.memberFiles.startMemberImport(asked, { body })).import
  await run(at, id)
  return (await at.api.memberFiles.getMemberImport({ id })).import
}

async function empty({ api, siteId }: Place): Promise<void> {
  const { jobId } = await api.members.bulkDeleteMembersByFilter({ filter: {} })
  await run(place(siteId === shop.site.id), jobId)
}

/** Texts with everything that tables, formulas and quotes trip over. */
const text = fc
  .string({ unit: fc.constantFrom(...'aé=+-@\'",;\t\n[]{}| 0🏺'), minLength: 1, maxLength: 12 })
  .filter((made) => made.trim() !== '')
const maybe = <T>(made: fc.Arbitrary<T>) => fc.option(made, { nil: undefined })
const moment = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2020-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const member = fc.record(
  {
    emailVerified: fc.boolean(),
    status: fc.constantFrom('APPROVED', 'PENDING', 'BLOCKED', 'OFFLINE'),
    activityStatus: fc.constantFrom('ACTIVE', 'MUTED'),
    privacyStatus: fc.constantFrom('PUBLIC', 'PRIVATE'),
    nickname: text,
    firstName: text,
    lastName: text,
    title: text,
    company: text,
    phones: fc.array(text, { minLength: 1, maxLength: 3 }),
    emails: fc.constant(['second@example.com', 'third@example.com']),
    addresses: fc.array(fc.record({ addressLine: text, city: text, country: fc.constant('DE') }), {
      minLength: 1,
      maxLength: 2,
    }),
    birthdate: fc.constant('1815-12-10'),
    photo: fc.constant({ url: 'https://example.com/a,b.png', width: 3 }),
    customFields: fc.record(
      { n: fc.double({ noNaN: true, noDefaultInfinity: true }), t: text, b: fc.boolean() },
      { requiredKeys: ['b'] },
    ),
    roles: fc.constant(['vip']),
    createdDate: moment,
    lastLoginDate: maybe(moment),
  },
  { requiredKeys: [] },
)

test('what was exported and imported elsewhere is exported the same, and changes nothing here', async () => {
  const [home, away] = [place(true), place(false)]
  await fc.assert(
    fc.asyncProperty(fc.array(member, { minLength: 1, maxLength: 12 }), async (members) => {
      await empty(home)
      const lines = members.map((one, at) => JSON.stringify({ ...one, email: `m${at}@rt.example` }))
      const first = await imported(home, lines.join('\n'))
      expect(first).toMatchObject({ created: members.length, reportCount: 0 })
      for (const format of ['csv', 'jsonl'] as const) {
        const file = await exported(home, format)
        await empty(away)
        expect(await imported(away, file)).toMatchObject({
          created: members.length,
          reportCount: 0,
        })
        expect(await exported(away, format)).toBe(file)
        expect(await imported(home, file, 'update')).toMatchObject({
          updated: 0,
          unchanged: members.length,
          reportCount: 0,
        })
      }
    }),
    { numRuns: 8 },
  )
})
