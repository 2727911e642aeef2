import { personalTables } from '@vitrine/server/testing'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const merchant = () => shop.people.merchant().api
const db = () => shop.server.platform.db

const person = {
  email: 'Zoraida.Quixano@personal.example',
  nickname: 'Zoraiduxa',
  firstName: 'Zoraidane',
  lastName: 'Quixanovich',
  phone: '+49 30 987654321',
}
const known = /zoraida|quixan|987654321|chrome from her/i

/** Every row of every table of the system, as text, in which something of the person stands. */
async function tracesIn(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(db())
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      SELECT one::text AS text FROM ${sql.table(name)} AS one`.execute(db())
    for (const { text } of rows) if (known.test(text)) found.push(`${name}: ${text}`)
  }
  return found
}

/** Somebody with everything that a site can know of a person. */
async function somebody() {
  const visitor = shop.people.visitor()
  const { email, nickname, firstName, lastName, phone } = person
  const one = await shop.people.member({ email, nickname })
  await one.api.members.updateMember({
    member: {
      id: one.id,
      contact: { firstName, lastName, phones: [phone], emails: [`second.${email}`] },
    },
  })
  await visitor.api.authentication
    .login({ loginId: { email }, password: 'wrong' })
    .catch(() => undefined)
  await visitor.api.recovery.sendRecoveryEmail({ email })
  const filter = { loginEmail: email, 'contact.firstName': firstName }
  await merchant().members.bulkApproveMembers({ filter })
  await db()
    .updateTable('authentication_log')
    .set({ user_agent: 'Chrome from her' })
    .where('identity_id', '=', one.id)
    .execute()
  await merchant().legacyMembers.changeLoginEmail({ id: one.id, newEmail: `new.${email}` })
  return one
}

describe('somebody who asks to be erased', () => {
  test('leaves no e-mail, name, number or device in any table, and the ledger still counts', async () => {
    const { id } = await somebody()
    const before = await tracesIn()
    for (const table of ['identities', 'members', 'facts', 'mails', 'attempts', 'jobs'])
      expect(before.join('\n')).toContain(`${table}: `)
    const factsBefore = await countFacts(id)
    await merchant().memberFiles.startMemberExport({ format: 'csv' })
    await merchant().personalData.eraseMember({ id, reason: 'Asked for by letter' })
    expect(await tracesIn()).toEqual([])
    expect(await countFacts(id)).toBe(factsBefore + 3)
    const { rows } = await sql<{ name: string; after: object | null }>`
      SELECT name, after FROM facts WHERE entity_id = ${id} ORDER BY seq DESC LIMIT 1`.execute(db())
    expect(rows).toMatchObject([
      { name: 'member.erased', after: { id, reason: 'Asked for by letter' } },
    ])
    const { entries } = await merchant().accounts.listLog({ identityId: id })
    expect(entries.length).toBeGreaterThan(0)
    await expect(merchant().members.getMember({ id })).rejects.toMatchObject({ status: 404 })
    const { exports } = await merchant().memberFiles.listMemberExports({})
    expect(exports[0]?.expiresDate).toBeUndefined()
  })

  test('does so alone within minutes of signing in, and can come again', async () => {
    const one = await shop.people.member({ email: person.email })
    shop.clock.pass({ minutes: 6 })
    await expect(one.api.personalData.eraseMe({})).rejects.toMatchObject({
      code: 'FRESH_SIGN_IN_REQUIRED',
    })
    const again = await shop.people.visitor().api.authentication.login({
      loginId: { email: one.email },
      password: one.password,
    })
    await shop.people.signIn(one, again.sessionToken ?? '')
    await one.api.personalData.eraseMe({})
    expect(await tracesIn()).toEqual([])
    const next = await shop.people.member({ email: person.email })
    expect(next.id).not.toBe(one.id)
    await next.api.personalData.eraseMe({})
  })

  test('was perhaps removed before: what was left goes', async () => {
    const one = await shop.people.member({ email: person.email, nickname: person.nickname })
    await merchant().members.deleteMember({ id: one.id })
    expect((await tracesIn()).join('\n')).toContain('facts: ')
    await merchant().personalData.eraseMember({ id: one.id, reason: 'Asked for afterwards' })
    expect(await tracesIn()).toEqual([])
    await expect(
      merchant().personalData.eraseMember({ id: crypto.randomUUID(), reason: 'Nobody' }),
    ).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
  })
})

const textOf = ({ body }: { body: unknown }) => Buffer.from(body as Uint8Array).toString()

const countFacts = async (id: string) => {
  const rows = await db().selectFrom('facts').select('seq').where('entity_id', '=', id).execute()
  return rows.length
}

describe('what a site knows of somebody', () => {
  test('is handed over whole, without secrets, as JSON and as a page', async () => {
    const one = await shop.people.member({ email: 'hand@over.example', nickname: '<b>Hand</b>' })
    const json = await one.api.personalData.getMyData({})
    expect(json.headers['content-disposition']).toBe('attachment; filename="personal-data.json"')
    const data = JSON.parse(textOf(json))
    expect(data).toMatchObject({
      identities: [{ email: 'hand@over.example' }],
      members: [{ nickname: '<b>Hand</b>' }],
      credentials: [{ kind: 'password' }],
      mails: [{ recipient: 'hand@over.example' }],
    })
    expect(data.sign_ins).toHaveLength(1)
    expect(data.authentication_log.length).toBeGreaterThan(0)
    expect(data.history.length).toBeGreaterThan(2)
    expect(textOf(json)).not.toMatch(/argon2|secret"|_hash"/)
    const page = await one.api.personalData.getMyData({ format: 'html' })
    expect(textOf(page)).toContain('&lt;b&gt;Hand&lt;/b&gt;')
    expect(textOf(page)).not.toContain('<b>Hand')
    const staffs = await merchant().personalData.getMemberData({ id: one.id })
    expect(JSON.parse(textOf(staffs)).identities).toEqual(data.identities)
    await expect(
      merchant().personalData.getMemberData({ id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('stands in no table that names people and is forgotten here', async () => {
    const { rows } = await sql<{ name: string }>`
      SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public'
         AND column_name IN ('identity_id', 'member_id', 'blocker_id')
       ORDER BY 1`.execute(db())
    const listed = personalTables.map(({ name }) => String(name))
    expect(rows.map(({ name }) => name).filter((name) => !listed.includes(name))).toEqual([])
    const { rows: loose } = await sql<{ name: string }>`
      SELECT DISTINCT c.table_name AS name FROM information_schema.columns c
       WHERE c.table_schema = 'public' AND c.column_name IN ('identity_id', 'member_id')
         AND NOT EXISTS (SELECT FROM pg_constraint k
                          WHERE k.conrelid = c.table_name::regclass AND k.contype = 'f'
                            AND k.confrelid IN ('identities'::regclass, 'members'::regclass)
                            AND k.confdeltype = 'c')
       ORDER BY 1`.execute(db())
    const outliving = personalTables.filter(({ outlives }) => outlives).map(({ name }) => name)
    expect(loose.map(({ name }) => name)).toEqual(outliving.toSorted())
  })
})
