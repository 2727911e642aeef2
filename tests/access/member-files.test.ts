import { pbkdf2Sync } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffAt } from './staff.fixture.ts'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
  await api().memberFields.setMemberFields({
    fields: [
      { key: 'points', name: 'Points', type: 'NUMBER' },
      { key: 'note', name: 'Remark', type: 'TEXT' },
    ],
  })
  await api().memberRoles.putRole({ roleKey: 'vip', title: 'VIP' })
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const staff = staffAt(() => shop)
const run = (id: string, signal?: AbortSignal) =>
  shop.server.tasks['jobs.run'](
    { siteId: shop.site.id, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal },
  )
const importFile = async (body: string, existing?: 'keep' | 'update') => {
  const asked = { fileName: 'members.csv', ...(existing ? { existing } : {}) }
  const { id } = (await api().memberFiles.startMemberImport(asked, { body })).import
  await run(id)
  const done = (await api().memberFiles.getMemberImport({ id })).import
  const { rows } = await api().memberFiles.getMemberImportReport({ id })
  return { ...done, rows }
}
const find = async (loginEmail: string) => {
  const query = { filter: { loginEmail } }
  const { members } = await api().members.queryMembers({ query, fieldsets: ['FULL'] })
  return members[0]
}
const login = (email: string, password: string) =>
  shop.people.visitor().api.authentication.login({ loginId: { email }, password })
const secretOf = async (email: string) =>
  shop.server.platform.db
    .selectFrom('credentials')
    .innerJoin('identities', 'identities.id', 'credentials.identity_id')
    .select('secret')
    .where('identities.email', '=', email)
    .executeTakeFirst()

const django = (password: string) =>
  `pbkdf2_sha256$1000$seasalt$${pbkdf2Sync(password, 'seasalt', 1000, 32, 'sha256').toString('base64')}`

describe('a file of members', () => {
  test('is imported with passwords, profiles, roles and custom fields, and sends no mail', async () => {
    const done = await importFile(
      [
        '\uFEFFE-Mail;Vorname;Nachname;Telefon;Mobil;Straße;PLZ;Ort;Land;Points;role;roles;Created At;verified;password;status',
        `ada@import.example;Ada;Lovelace;'+49 30 1;0171 2;Weg 1;10115;Berlin;DE;7;;vip;2020-01-31 10:00:00;yes;${django('first secret')};`,
        'bob@import.example;"Bob ""B""\nof two lines";;;;;;;;;;;;;;blocked',
      ].join('\r\n'),
    )
    expect(done).toMatchObject({ created: 2, updated: 0, unchanged: 0, reportCount: 0 })
    expect(done.job).toMatchObject({ state: 'DONE', total: 2, succeeded: 2, failed: 0 })
    const ada = await find('ada@import.example')
    expect(ada).toMatchObject({
      loginEmailVerified: true,
      status: 'APPROVED',
      createdDate: new Date('2020-01-31T10:00:00.000Z'),
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        phones: ['+49 30 1', '0171 2'],
        addresses: [{ addressLine: 'Weg 1', city: 'Berlin', postalCode: '10115', country: 'DE' }],
        customFields: { points: { name: 'Points', value: 7 } },
      },
    })
    const { roles } = await api().memberRoles.getRoles({ memberId: ada?.id ?? '' })
    expect(roles.map(({ roleKey }) => roleKey)).toEqual(['vip'])
    const bob = await find('bob@import.example')
    expect(bob).toMatchObject({
      status: 'BLOCKED',
      contact: { firstName: 'Bob "B"\nof two lines' },
    })
    expect((await api().mailbox.listMails({})).mails).toEqual([])
  })

  test('lets members sign in with their old password, which is rehashed then', async () => {
    await importFile(`email,password\nswitch@import.example,${django('kept secret')}\n`)
    await expect(login('switch@import.example', 'wrong')).rejects.toMatchObject({ code: '-19976' })
    expect((await secretOf('switch@import.example'))?.secret).toMatch(/^pbkdf2_sha256/)
    const first = await login('switch@import.example', 'kept secret')
    expect(first.state).toBe('SUCCESS')
    const upgraded = (await secretOf('switch@import.example'))?.secret
    expect(upgraded).toMatch(/^\$argon2id\$v=19\$m=47104/)
    expect((await login('switch@import.example', 'kept secret')).state).toBe('SUCCESS')
    expect((await secretOf('switch@import.example'))?.secret).toBe(upgraded)
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .select('after')
      .where('name', '=', 'identity.password_upgraded')
      .where('entity_id', '=', first.identity?.id ?? '')
      .execute()
    expect(facts).toEqual([{ after: { id: first.identity?.id } }])
  })

  test('reports invalid rows by line and field, without their values', async () => {
    const done = await importFile(
      [
        'email,password,roles,createdDate,emailVerified,custom.points,birthdate',
        'no address,,,,,,',
        'plain@import.example,hunter2,,,,,',
        `dear@import.example,$2b$31$${'a'.repeat(53)},boss,,,,`,
        'late@import.example,,,2199-01-01,,,',
        'odd@import.example,,,,perhaps,many,1.1.2000',
        'day@import.example,,,,,,1.1.2000',
        'more@import.example,,,,,,,too,many',
      ].join('\n'),
    )
    expect(done).toMatchObject({ created: 2, job: { state: 'DONE', succeeded: 2, failed: 5 } })
    expect(done.rows.map(({ line, field, severity }) => [line, field, severity])).toEqual([
      [2, 'email', 'ERROR'],
      [3, 'passwordHash', 'WARNING'],
      [4, 'passwordHash', 'WARNING'],
      [4, 'roles', 'WARNING'],
      [5, 'createdDate', 'ERROR'],
      [6, 'emailVerified', 'ERROR'],
      [6, 'customFields.points', 'ERROR'],
      [7, 'birthdate', 'ERROR'],
      [8, undefined, 'ERROR'],
    ])
    expect(done.job.errors[0]).toMatchObject({ itemId: '2', code: 'MEMBER_ROW_REFUSED' })
    const observed = JSON.stringify(done.rows)
    for (const word of ['no address', 'hunter2', 'boss', 'perhaps'])
      expect(observed).not.toContain(word)
    expect(done.rows[2]?.reason).toContain('would take too long to check')
    expect(done.rows.map(({ cause }) => cause?.code)).toEqual([
      'EMAIL',
      'HASH_UNKNOWN',
      'HASH_TOO_COSTLY',
      'UNKNOWN_ROLE',
      'IN_FUTURE',
      'NOT_BOOLEAN',
      'NOT_NUMBER',
      'DAY',
      'TOO_MANY_CELLS',
    ])
    await expect(login('plain@import.example', 'hunter2')).rejects.toMatchObject({ code: '-19976' })
  })

  test('changes nothing the second time, and existing members only on request', async () => {
    const file = (name: string) =>
      `email,firstName,street,phone\nTWICE@import.example,${name},Weg 1,1\n`
    expect(await importFile(file('Old'))).toMatchObject({ created: 1 })
    const before = await find('twice@import.example')
    for (const existing of ['keep', 'update'] as const) {
      const again = await importFile(file('Old'), existing)
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 1, reportCount: 0 })
    }
    expect(await importFile(file('New'))).toMatchObject({ updated: 0, unchanged: 1 })
    expect(await find('twice@import.example')).toEqual(before)
    expect(await importFile(file('New'), 'update')).toMatchObject({ updated: 1, unchanged: 0 })
    const after = await find('twice@import.example')
    expect(after?.contact).toEqual({ ...before?.contact, firstName: 'New' })
  })

  test('never changes password, status or id of an existing member', async () => {
    const { email, password, id } = await shop.people.member()
    const line = { email, status: 'BLOCKED', emailVerified: true, passwordHash: django('intruder') }
    const done = await importFile(`${JSON.stringify(line)}\n`, 'update')
    expect(done).toMatchObject({ format: 'jsonl', updated: 0, unchanged: 1 })
    expect(await find(email)).toMatchObject({ status: 'APPROVED', loginEmailVerified: false })
    await expect(login(email, 'intruder')).rejects.toMatchObject({ code: '-19976' })
    expect((await login(email, password)).state).toBe('SUCCESS')
    const stolen = await importFile(`${JSON.stringify({ id, email: 'other-id@import.example' })}\n`)
    expect(stolen).toMatchObject({
      created: 0,
      rows: [{ line: 1, field: 'id', severity: 'ERROR' }],
    })
  })

  test('continues after the last batch when it was interrupted, and can be cancelled', async () => {
    const lines = Array.from({ length: 450 }, (_, at) => `row${at}@cut.example`)
    const body = ['email', ...lines].join('\n')
    const { id } = (await api().memberFiles.startMemberImport({ fileName: 'x.csv' }, { body }))
      .import
    const { db } = shop.server.platform
    const countCut = async () =>
      (
        await db
          .selectFrom('members')
          .select('id')
          .where('login_email', 'like', '%@cut.example')
          .execute()
      ).length
    const stop = new AbortController()
    const running = run(id, stop.signal)
    await expect.poll(countCut, { interval: 5 }).toBeGreaterThan(0)
    stop.abort()
    await running.catch(() => undefined)
    await run(id)
    const { import: done } = await api().memberFiles.getMemberImport({ id })
    expect(done).toMatchObject({
      created: 450,
      unchanged: 0,
      job: { state: 'DONE', succeeded: 450 },
    })
    expect(await countCut()).toBe(450)

    const other = (await api().memberFiles.startMemberImport({ fileName: 'y.csv' }, { body }))
      .import
    await api().jobs.cancelJob({ id: other.id })
    await run(other.id)
    const { imports } = await api().memberFiles.listMemberImports({ limit: 2 })
    expect(imports.map(({ id: one, job }) => [one, job.state])).toEqual([
      [other.id, 'CANCELLED'],
      [id, 'DONE'],
    ])
  })

  test('takes as many statements for many as for few', async () => {
    const count = async (size: number, name: string) => {
      const body = [
        'email,roles',
        ...Array.from({ length: size }, (_, at) => `${name}${at}@few.example,vip`),
      ]
      const { statements } = await shop.countStatements(() => importFile(body.join('\n')))
      return statements.length
    }
    let round = 0
    const difference = async () => {
      round += 1
      return (await count(150, `many${round}-`)) - (await count(2, `few${round}-`))
    }
    // A notification of an earlier change may come late, and a cache then reads once more.
    await expect.poll(difference).toBe(0)
  })

  test('that is not valid is refused at once with a clear error', async () => {
    const start = (body: string) =>
      api().memberFiles.startMemberImport({ fileName: 'x.csv' }, { body })
    const refused = { code: 'MEMBER_FILE_UNREADABLE', status: 400 }
    await expect(start('')).rejects.toMatchObject(refused)
    await expect(start('Handle,Title\na,b\n')).rejects.toThrow(/expected a column "email"/)
    await expect(start('email\n')).rejects.toThrow(/there is no member in it/)
    await expect(start('email,name\na@b.example,"open\n')).rejects.toThrow(
      /line 2: a row has no end/,
    )
    await expect(
      api().memberFiles.getMemberImport({ id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'MEMBER_IMPORT_NOT_FOUND' })
  })

  test('with a line that is nested too deep has a problem there', async () => {
    const levels = 8000
    const body = `${'{"email":'.repeat(levels)}1${'}'.repeat(levels)}`
    const { rows } = await api().memberFiles.previewMemberImport({ fileName: 'x.jsonl' }, { body })
    const reasons = rows.flatMap(({ problems }) => problems.map(({ reason }) => reason))
    expect(reasons).toContain('is no JSON object')
  })

  test('is previewed before anything is imported', async () => {
    const body = `mail,Remark,shoe size,password\nshown@import.example,hi,44,${django('x')}\nnobody,,,\n`
    const shown = await api().memberFiles.previewMemberImport({ fileName: 'x.csv' }, { body })
    expect(shown).toEqual({
      format: 'csv',
      columns: [
        { name: 'mail', field: 'email' },
        { name: 'Remark', field: 'customFields.note' },
        { name: 'shoe size' },
        { name: 'password', field: 'passwordHash' },
      ],
      rows: [
        {
          line: 2,
          member: {
            email: 'shown@import.example',
            customFields: { note: 'hi' },
            passwordHash: 'pbkdf2-sha256$1000',
          },
          problems: [],
        },
        {
          line: 3,
          member: { email: 'nobody' },
          problems: [expect.objectContaining({ line: 3, field: 'email', severity: 'ERROR' })],
        },
      ],
    })
    expect(await find('shown@import.example')).toBeUndefined()
  })
})

describe('on a site that hides who has an account', () => {
  test('a sign-in checks a password of each cost that was imported', async () => {
    await importFile(`email,password\nquiet@import.example,${django('quiet secret')}\n`)
    await api().sites.updateSettings({ settings: { signInPrivacy: 'private' } })
    const decoys = await shop.server.platform.db
      .selectFrom('dummy_password_hashes')
      .selectAll()
      .execute()
    expect(decoys).toMatchObject([
      { cost: 'pbkdf2-sha256$1000', dummy_hash: expect.stringMatching(/A{43}=$/) },
    ])
    for (const email of ['quiet@import.example', 'unknown@import.example']) {
      await expect(login(email, 'wrong')).rejects.toMatchObject({ code: '-19976' })
    }
    expect((await login('quiet@import.example', 'quiet secret')).state).toBe('SUCCESS')
    await api().sites.updateSettings({ settings: { signInPrivacy: 'standard' } })
  })
})

describe('an export of all members', () => {
  const read = async (id: string) => {
    const { url } = await api().memberFiles.createMemberExportDownload({ id })
    const reply = await shop.server.fetch(new Request(url))
    return { status: reply.status, text: await reply.text(), headers: reply.headers }
  }
  const codeAt = async (url: string) => {
    const reply = await shop.server.fetch(new Request(url))
    return JSON.stringify(await reply.json())
  }

  test('restarts when it was interrupted, and is downloaded from a signed address', async () => {
    const started = (await api().memberFiles.startMemberExport({ format: 'csv' })).export
    const { id } = started
    await expect(api().memberFiles.createMemberExportDownload({ id })).rejects.toMatchObject({
      code: 'MEMBER_EXPORT_NOT_READY',
    })
    await run(id)
    const { export: done } = await api().memberFiles.getMemberExport({ id })
    expect(done).toMatchObject({ job: { state: 'DONE', failed: 0 }, passwordHashes: false })
    const { text, headers } = await read(id)
    expect(headers.get('content-disposition')).toMatch(/attachment; filename="members-[\d-]+\.csv"/)
    const { total } = done.job
    expect(text.match(/@(import|cut|few)\.example/g)?.length).toBeGreaterThan(600)
    expect(text.split('\n').filter((line) => line.includes('@cut.example'))).toHaveLength(450)
    expect(text).not.toContain('argon2')
    expect(total).toBeGreaterThan(600)
    const { exports } = await api().memberFiles.listMemberExports({})
    expect(exports.map((one) => one.id)).toEqual([id])
    const { url } = await api().memberFiles.createMemberExportDownload({ id })
    expect(await codeAt(`${url}x`)).toContain('MEMBER_EXPORT_ADDRESS_INVALID')
    shop.clock.pass({ minutes: 11 })
    expect(await codeAt(url)).toContain('MEMBER_EXPORT_ADDRESS_INVALID')
    shop.clock.pass({ days: 8 })
    await shop.server.tasks['member_exports:prune']()
    await expect(api().memberFiles.createMemberExportDownload({ id })).rejects.toMatchObject({
      code: 'MEMBER_EXPORT_NOT_READY',
    })
    await expect(
      api().memberFiles.getMemberExport({ id: crypto.randomUUID() }),
    ).rejects.toMatchObject({ code: 'MEMBER_EXPORT_NOT_FOUND' })
  })

  test('contains stored passwords only for the owner, on request', async () => {
    const asked = { format: 'jsonl', passwordHashes: true } as const
    await expect(api().memberFiles.startMemberExport(asked)).rejects.toMatchObject({ status: 403 })
    const { api: admin } = await staff.person('admin')
    await expect(admin.memberFiles.startMemberExport(asked)).rejects.toMatchObject({ status: 403 })
    const { api: owner } = await staff.person('owner')
    const { id } = (await owner.memberFiles.startMemberExport(asked)).export
    await run(id)
    await expect(api().memberFiles.createMemberExportDownload({ id })).rejects.toMatchObject({
      status: 403,
    })
    const { url } = await owner.memberFiles.createMemberExportDownload({ id })
    const text = await (await shop.server.fetch(new Request(url))).text()
    expect(text).toContain('$argon2id$v=19$m=47104')
  })
})
