import { randomUUID } from 'node:crypto'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const api = () => shop.people.merchant().api
const add = async (loginEmail: string, company?: string) => {
  const { member } = await api().members.createMember({
    member: { loginEmail, ...(company ? { contact: { lastName: company } } : {}) },
  })
  return member.id
}
const many = (prefix: string, count: number) =>
  Promise.all(Array.from({ length: count }, (_, at) => add(`${prefix}${at}@example.com`, prefix)))
const jobOf = async (id: string) => (await api().jobs.getJob({ id })).job
const statusesOf = async (prefix: string) => {
  const filter = { 'contact.lastName': prefix }
  const { members } = await api().members.queryMembers({ query: { filter }, fieldsets: ['FULL'] })
  return members.map(({ status }) => status)
}
/** Runs a job like the queue, without waiting for it. */
const run = (id: string, signal?: AbortSignal) =>
  shop.server.tasks['jobs.run'](
    { siteId: shop.site.id, id },
    { id: '1', attempt: 1, isLastAttempt: false, signal },
  )

describe('deleting by ids', () => {
  test('answers 200 with a result for each, in the order they were sent', async () => {
    const [one, two] = [await add('bulk1@example.com'), await add('bulk2@example.com')]
    await shop.server.staff.create({
      email: 'bulk-owner@example.com',
      name: 'Owner',
      password: 'a-long-enough-passphrase',
      role: 'owner',
    })
    const owner = await add('bulk-owner@example.com')
    const nobody = randomUUID()
    const memberIds = [one, nobody, owner, two, one]
    const reply = await api().members.bulkDeleteMembers({ memberIds })
    const gone = { code: 'NOT_FOUND', description: expect.any(String) }
    const stays = {
      code: 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN',
      description: expect.any(String),
      data: { memberId: owner },
    }
    expect(reply).toEqual({
      results: [
        { itemMetadata: { id: one, originalIndex: 0, success: true } },
        {
          itemMetadata: {
            id: nobody,
            originalIndex: 1,
            success: false,
            error: { ...gone, data: { id: nobody } },
          },
        },
        { itemMetadata: { id: owner, originalIndex: 2, success: false, error: stays } },
        { itemMetadata: { id: two, originalIndex: 3, success: true } },
        {
          itemMetadata: {
            id: one,
            originalIndex: 4,
            success: false,
            error: { ...gone, data: { id: one } },
          },
        },
      ],
      bulkActionMetadata: { totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 },
    })
  })

  test.each<[string, string[], string, string]>([
    ['none', [], 'memberIds', 'MIN_SIZE'],
    ['more than 100', Array.from({ length: 101 }, () => randomUUID()), 'memberIds', 'MAX_SIZE'],
    ['something that is no id', ['undefined'], 'memberIds[0]', 'FORMAT'],
  ])('refuses %s', async (_, memberIds, field, violatedRule) => {
    await expect(api().members.bulkDeleteMembers({ memberIds })).rejects.toMatchObject({
      status: 400,
      violations: [expect.objectContaining({ field, violatedRule })],
    })
  })
})

describe('a job by filter', () => {
  test('blocks matching members, counts those that cannot be blocked, and leaves the rest', async () => {
    const ids = await many('Row', 7)
    await api().members.disconnectMember({ id: ids[3] ?? '' })
    const bystander = await add('bystander@example.com', 'Other')
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Row' },
    })
    expect(await jobOf(jobId)).toMatchObject({
      kind: 'members.block',
      state: 'QUEUED',
      input: { filter: { 'contact.lastName': 'Row' } },
      total: 7,
      processed: 0,
      errors: [],
    })
    await run(jobId)
    const done = await jobOf(jobId)
    expect(done).toMatchObject({ state: 'DONE', total: 7, succeeded: 6, failed: 1 })
    expect(done.errors).toMatchObject([
      {
        itemId: ids[3],
        code: 'MEMBER_STATUS_NOT_ALLOWED',
        description: expect.stringContaining('OFFLINE'),
      },
    ])
    expect((await statusesOf('Row')).sort()).toEqual([...Array(6).fill('BLOCKED'), 'OFFLINE'])
    const { member } = await api().members.getMember({ id: bystander, fieldsets: ['FULL'] })
    expect(member.status).toBe('APPROVED')

    const approving = await api().members.bulkApproveMembers({ filter: { status: 'BLOCKED' } })
    await run(approving.jobId)
    expect(await jobOf(approving.jobId)).toMatchObject({ state: 'DONE', succeeded: 6, failed: 0 })
  })

  test('appends one fact for each member, by the person who asked', async () => {
    await many('Fact', 3)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Fact' },
    })
    await run(jobId)
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .select(['name', 'actor'])
      .where('job_id', '=', jobId)
      .orderBy('seq')
      .execute()
    const named = (name: string) => facts.filter((fact) => fact.name === name)
    expect(named('member.updated')).toHaveLength(3)
    expect(named('identity.status_changed')).toHaveLength(3)
    expect(named('job.finished')).toHaveLength(1)
    expect(facts.every(({ actor }) => (actor as { type?: string }).type === 'api-key')).toBe(true)
  })

  test('deletes by filter and words, and assigns the members’ content to another', async () => {
    const assignee = await add('assignee@example.com')
    await many('Gone', 2)
    const stored = await add('gone-not@example.com', 'Gone')
    const { jobId } = await api().members.bulkDeleteMembersByFilter({
      filter: { 'contact.lastName': 'Gone' },
      search: { expression: 'GONE', fields: ['loginEmail'] },
      contentAssigneeId: assignee,
    })
    await api().members.updateMember({ member: { id: stored, contact: { lastName: 'Stays' } } })
    await add('gone-late@example.com', 'Stays')
    await run(jobId)
    expect(await jobOf(jobId)).toMatchObject({
      state: 'DONE',
      total: 3,
      succeeded: 2,
      input: { search: { expression: 'GONE', fields: ['loginEmail'] } },
    })
    const facts = await shop.server.platform.db
      .selectFrom('facts')
      .select('before')
      .where('name', '=', 'member.deleted')
      .where('job_id', '=', jobId)
      .execute()
    expect(facts.map(({ before }) => before)).toEqual([
      expect.objectContaining({ contentAssigneeId: assignee, lastName: 'Gone' }),
      expect.objectContaining({ contentAssigneeId: assignee, lastName: 'Gone' }),
    ])
    await expect(api().members.getMember({ id: stored })).resolves.toBeDefined()
  })

  test('leaves members unchanged who join after it was started', async () => {
    await many('Before', 2)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Before' },
    })
    shop.clock.pass({ seconds: 1 })
    await add('after@example.com', 'Before')
    await run(jobId)
    expect((await statusesOf('Before')).sort()).toEqual(['APPROVED', 'BLOCKED', 'BLOCKED'])
  })

  test('that is interrupted continues after the last batch, and does nothing twice', async () => {
    await many('Long', 120)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Long' },
    })
    const stopping = new AbortController()
    const stop = shop.server.platform.statements(({ sql: text }) => {
      if (/update "jobs" set "cursor"/.test(text)) stopping.abort()
    })
    await expect(run(jobId, stopping.signal)).rejects.toThrow()
    stop()
    expect(await jobOf(jobId)).toMatchObject({ state: 'RUNNING', succeeded: 50, total: 120 })
    expect((await statusesOf('Long')).filter((one) => one === 'BLOCKED').length).toBeLessThan(100)

    // A restarted process queues unfinished jobs.
    await sql`DELETE FROM graphile_worker._private_jobs`.execute(shop.server.platform.db)
    await shop.server.jobs.resume()
    const { rows } = await sql<{ key: string }>`
      SELECT key FROM graphile_worker.jobs WHERE key = ${`jobs.run ${jobId}`}`.execute(
      shop.server.platform.db,
    )
    expect(rows).toHaveLength(1)
    await Promise.all([run(jobId), run(jobId)])
    expect(await jobOf(jobId)).toMatchObject({ state: 'DONE', succeeded: 120, failed: 0 })
    const { count } = await shop.server.platform.db
      .selectFrom('facts')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('name', '=', 'member.updated')
      .where('job_id', '=', jobId)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(120)
  })

  test('shows its speed and the remaining seconds while it runs', async () => {
    await many('Pace', 60)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Pace' },
    })
    const seen: unknown[] = []
    const stopping = new AbortController()
    const stop = shop.server.platform.statements(({ sql: text }) => {
      if (/update "jobs" set "state"/.test(text)) shop.clock.pass({ seconds: 5 })
      if (/update "jobs" set "cursor"/.test(text)) stopping.abort()
    })
    await expect(run(jobId, stopping.signal)).rejects.toThrow()
    stop()
    seen.push(await jobOf(jobId))
    expect(seen).toEqual([
      expect.objectContaining({ processed: 50, itemsPerSecond: 10, secondsLeft: 1 }),
    ])
    await api().jobs.cancelJob({ id: jobId })
  })

  test('can be cancelled; changes that were made remain', async () => {
    await many('Stop', 3)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Stop' },
    })
    const { job } = await api().jobs.cancelJob({ id: jobId })
    expect(job).toMatchObject({ state: 'CANCELLED', finishedDate: expect.any(Date) })
    await run(jobId)
    expect(await statusesOf('Stop')).toEqual(['APPROVED', 'APPROVED', 'APPROVED'])
    await expect(api().jobs.cancelJob({ id: jobId })).rejects.toMatchObject({
      status: 409,
      code: 'JOB_OVER',
    })
  })

  test('fails after the last attempt when it meets a system error, and reports it', async () => {
    await many('Broken', 1)
    const { jobId } = await api().members.bulkBlockMembers({
      filter: { 'contact.lastName': 'Broken' },
    })
    const { db } = shop.server.platform
    await db
      .updateTable('jobs')
      .set({ input: '{"filter":{"gone":1}}' })
      .where('id', '=', jobId)
      .execute()
    const attempt = { id: '1', attempt: 25, isLastAttempt: true, signal: undefined }
    await expect(
      shop.server.tasks['jobs.run']({ siteId: shop.site.id, id: jobId }, attempt),
    ).rejects.toThrow()
    expect(await jobOf(jobId)).toMatchObject({
      state: 'FAILED',
      failure: 'The job was stopped by an error of the system',
    })
  })

  test.each<[string, object, object]>([
    [
      'without a filter',
      {},
      {
        violations: [expect.objectContaining({ field: 'filter', violatedRule: 'REQUIRED_FIELD' })],
      },
    ],
    [
      'with a filter of nothing',
      { filter: null },
      { violations: [expect.objectContaining({ field: 'filter' })] },
    ],
    ['with an unknown field', { filter: { password: 'x' } }, { code: 'INVALID_FILTER' }],
  ])('is refused %s', async (_, input, refusal) => {
    for (const call of [
      'bulkApproveMembers',
      'bulkBlockMembers',
      'bulkDeleteMembersByFilter',
    ] as const) {
      await expect(api().members[call](input as never)).rejects.toMatchObject({
        status: 400,
        ...refusal,
      })
    }
  })

  test('is listed newest first, page by page, in a bounded number of statements', async () => {
    const { statements, result } = await shop.countStatements(() =>
      api().jobs.listJobs({ kind: 'members', limit: 2 }),
    )
    expect(result.jobs).toHaveLength(2)
    expect(result.pagingMetadata).toMatchObject({ count: 2, offset: 0, hasNext: true })
    expect(statements.filter((text) => text.includes('"jobs"'))).toHaveLength(2)
  })

  test('is visible on its own site only', async () => {
    const [first] = (await api().jobs.listJobs({ kind: 'members.block' })).jobs
    const other = (await shop.anotherSite()).people.merchant().api
    const id = first?.id ?? ''
    await expect(other.jobs.getJob({ id })).rejects.toMatchObject({
      status: 404,
      code: 'JOB_NOT_FOUND',
    })
    await expect(other.jobs.cancelJob({ id })).rejects.toMatchObject({ status: 404 })
    expect((await other.jobs.listJobs({})).jobs).toEqual([])
  })
})

test('a background worker runs a job', async () => {
  const working = await startTestServer({ runJobs: true })
  const { members, jobs } = working.people.merchant().api
  await members.createMember({ member: { loginEmail: 'one@example.com' } })
  const { jobId } = await members.bulkBlockMembers({ filter: {} })
  const state = async () => (await jobs.getJob({ id: jobId })).job.state
  await expect.poll(state, { interval: 50 }).toBe('DONE')
  await working.close()
})
