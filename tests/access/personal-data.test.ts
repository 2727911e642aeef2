import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
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

/** Every row of every table that contains data of the person, as text. */
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

describe('a member who asks for erasure', () => {
  test('has no e-mail, name, number or device in any table, and the ledger still adds up', async () => {
    const { id } = await somebody()
    const before = await tracesIn()
    for (const table of ['identities', 'members', 'facts', 'mails', 'attempt_counters', 'jobs'])
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

  test('can do so shortly after signing in, and can register again', async () => {
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

  test('may have been deleted before: the rest is erased', async () => {
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

describe('somebody who deletes their own account by the published call', () => {
  test('leaves as little as who is erased, and their heir', async () => {
    const { api, id } = await somebody()
    const heir = await shop.people.member()
    await api.members.deleteMyMember({ contentAssigneeId: heir.id })
    expect(await tracesIn()).toEqual([])
    const facts = await db()
      .selectFrom('facts')
      .select(['name', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('seq', 'desc')
      .limit(2)
      .execute()
    expect(facts).toMatchObject([
      { name: 'member.erased', after: { id, reason: null } },
      { name: 'member.deleted', before: { id, contentAssigneeId: heir.id } },
    ])
  })
})

/** The files in the folder of running imports. */
function uploads(): string {
  const folder = path.join(shop.server.platform.config.dataDir, 'member-uploads')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('')
}

describe('an import of members that includes an erased person', () => {
  const run = (id: string, signal?: Pick<AbortSignal, 'throwIfAborted'>) =>
    shop.server.tasks['jobs.run'](
      { siteId: shop.site.id, id },
      { id: '1', attempt: 1, isLastAttempt: false, signal: signal as AbortSignal },
    )
  // One job of a site comes after the other.
  beforeAll(async () => {
    const { jobs } = await merchant().jobs.listJobs({ state: 'QUEUED' })
    for (const { id } of jobs.toReversed()) await run(id)
  })
  const find = async (id: string) => (await merchant().memberFiles.getMemberImport({ id })).import

  test('does not restore that person, and stores nothing of them while it waits', async () => {
    const one = await shop.people.member({ email: person.email, nickname: person.nickname })
    await merchant().legacyMembers.changeLoginEmail({ id: one.id, newEmail: `new.${one.email}` })
    const stays = await shop.people.member()
    const body = [
      'email,firstName,emails',
      `${person.email.toUpperCase()},"${person.firstName},\n""${person.lastName}""",`,
      `${stays.email},Other,`,
      `new.${person.email},Again,`,
      'fresh@waiting.example,Fresh,',
    ].join('\n')
    const started = await merchant().memberFiles.startMemberImport({ fileName: 'x.csv' }, { body })
    const { id } = started.import
    expect(uploads()).toMatch(known)
    await merchant().personalData.eraseMember({ id: one.id, reason: 'Asked for by letter' })
    await expect.poll(uploads).not.toMatch(known)
    expect(uploads()).toContain('fresh@waiting.example')
    await run(id)
    expect(await find(id)).toMatchObject({
      created: 1,
      unchanged: 1,
      reportCount: 0,
      job: { state: 'DONE', total: 2, succeeded: 2, failed: 0 },
    })
    expect(await tracesIn()).toEqual([])
    await expect.poll(uploads).toBe('')
  })

  test('continues where it was, when it had started', async () => {
    const one = await shop.people.member({ email: person.email })
    const line = (email: string) => JSON.stringify({ email })
    const people = Array.from({ length: 210 }, (_, at) => line(`row${at}@imported.example`))
    const body = [line(person.email), ...people, line(person.email)].join('\n')
    const { id } = (await merchant().memberFiles.startMemberImport({ fileName: 'x' }, { body }))
      .import
    let batches = 0
    const afterOne = {
      throwIfAborted() {
        batches += 1
        if (batches > 1) throw new Error('Cut off')
      },
    }
    await expect(run(id, afterOne)).rejects.toThrow('Cut off')
    await merchant().personalData.eraseMember({ id: one.id, reason: 'Asked for by letter' })
    await expect.poll(uploads).not.toMatch(known)
    await run(id)
    expect(await find(id)).toMatchObject({
      created: 210,
      unchanged: 1,
      job: { state: 'DONE', total: 211, succeeded: 211 },
    })
    expect(await tracesIn()).toEqual([])
  })

  test('imports the row of another person who has the address now', async () => {
    const one = await shop.people.member({ email: person.email })
    await merchant().legacyMembers.changeLoginEmail({ id: one.id, newEmail: `new.${one.email}` })
    const later = await shop.people.member({ email: person.email })
    const body = `email,jobTitle\n${person.email},Keeper\n`
    const asked = { fileName: 'x.csv', existing: 'update' } as const
    const { id } = (await merchant().memberFiles.startMemberImport(asked, { body })).import
    await merchant().personalData.eraseMember({ id: one.id, reason: 'Asked for by letter' })
    await run(id)
    expect(await find(id)).toMatchObject({ updated: 1, job: { total: 1, succeeded: 1 } })
    await merchant().personalData.eraseMember({ id: later.id, reason: 'Tidying up' })
    expect(await tracesIn()).toEqual([])
  })
})

test('messages to a phone are erased with its owner, also waiting ones and those to earlier numbers', async () => {
  const smsGateway = {
    url: 'https://gateway.example/send?to={phone}&text={text}',
    method: 'GET',
  } as const
  await merchant().sites.updateSettings({
    settings: { factors: { allowed: ['TOTP', 'EMAIL', 'SMS'] }, smsGateway },
  })
  const { api } = await shop.people.member()
  for (const phone of ['+49301234567', '+49307654321'])
    await api.factors.addPhone({ factorType: 'SMS', phone })
  const messages = () =>
    db().selectFrom('phone_messages').select(['recipient', 'state']).orderBy('seq').execute()
  expect(await messages()).toEqual([
    { recipient: '+49301234567', state: 'WAITING' },
    { recipient: '+49307654321', state: 'WAITING' },
  ])
  const mine = JSON.parse(textOf(await api.personalData.getMyData({})))
  expect(mine.phone_messages).toHaveLength(2)
  await api.personalData.eraseMe({})
  expect(await messages()).toEqual([])
})

const textOf = ({ body }: { body: unknown }) => Buffer.from(body as Uint8Array).toString()

const countFacts = async (id: string) => {
  const rows = await db().selectFrom('facts').select('seq').where('entity_id', '=', id).execute()
  return rows.length
}

describe('the personal data of a member', () => {
  test('is exported completely, without secrets, as JSON and as a page', async () => {
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

  test('is in no table that is missing in the list of personal tables', async () => {
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
