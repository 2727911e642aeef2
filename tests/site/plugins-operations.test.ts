import {
  defineError,
  definePlugin,
  GET,
  Guid,
  POST,
  pluginOperation,
  Timestamp,
  Type,
} from '@vitrine/plugin'
import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callPlugin, migrationsOf } from './plugins.fixture.ts'

const migrations = migrationsOf({
  '0001-wishes.sql': `
    CREATE TABLE wishes (
      site_id uuid NOT NULL DEFAULT current_setting('vitrine.site_id')::uuid,
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      member_id uuid NOT NULL,
      text text NOT NULL,
      PRIMARY KEY (site_id, id)
    )`,
  '0002-count.sql': 'ALTER TABLE wishes ADD COLUMN pieces integer NOT NULL DEFAULT 1',
})

const TooMany = defineError({
  code: 'TOO_MANY_WISHES',
  status: 409,
  description: 'Nobody has more than two wishes',
})

const wishes = definePlugin({
  name: 'wishes',
  migrations: migrations.folder,
  operations: {
    addWish: pluginOperation({
      route: POST(''),
      permission: 'member',
      writes: true,
      summary: 'Wish for something',
      request: Type.Object({
        text: Type.String({ minLength: 1, maxLength: 100 }),
        pieces: Type.Integer({ minimum: 1 }),
      }),
      response: Type.Object({ id: Guid() }),
      errors: [TooMany],
      handle: async ({ input, caller, context }) =>
        context.transaction(async (db) => {
          if (caller.kind !== 'member') throw new Error('Only members are let in')
          const [row] = await db.query<{ id: string; count: number }>(
            `INSERT INTO wishes (member_id, text, pieces) VALUES ($1, $2, $3)
             RETURNING id, (SELECT count(*)::int FROM wishes WHERE site_id = $4 AND member_id = $1) AS count`,
            [caller.id, input.text, input.pieces, context.siteId],
          )
          if (!row || row.count >= 2) throw TooMany({ most: 2 })
          return { id: row.id }
        }),
    }),
    wishOnce: pluginOperation({
      route: POST('/once'),
      permission: 'admin',
      writes: true,
      summary: 'Wish for something, however often it is sent',
      request: Type.Object({ text: Type.String(), fails: Type.Optional(Type.Boolean()) }),
      response: Type.Object({ id: Guid(), at: Timestamp() }),
      errors: [TooMany],
      handle: async ({ input: { text, fails }, context, once }) =>
        once(async (db) => {
          const [row] = await db.query<{ id: string }>(
            'INSERT INTO wishes (member_id, text) VALUES (gen_random_uuid(), $1) RETURNING id',
            [text],
          )
          if (!row || fails) throw TooMany({ most: 0 })
          return { id: row.id, at: context.now }
        }),
    }),
    listWishes: pluginOperation({
      route: GET('/all'),
      permission: 'admin',
      summary: 'All wishes of a site',
      request: Type.Object({ limit: Type.Optional(Type.Integer({ minimum: 1 })) }),
      response: Type.Object({ wishes: Type.Array(Type.Object({ text: Type.String() })) }),
      handle: async ({ input, context }) => ({
        wishes: await context.query<{ text: string }>(
          'SELECT text FROM wishes WHERE site_id = $1 ORDER BY text LIMIT $2',
          [context.siteId, input.limit ?? 10],
        ),
      }),
    }),
    findSecret: pluginOperation({
      route: GET('/secret'),
      permission: 'open',
      summary: 'Reads what does not exist',
      request: Type.Object({}),
      response: Type.Object({}),
      handle: async ({ context }) => {
        await context.query('SELECT * FROM sites')
        return {}
      },
    }),
  },
  dashboard: {
    title: { en: 'Wishes', de: 'Wünsche' },
    load: async ({ context }) => {
      const rows = await context.query<{ text: string }>(
        'SELECT text FROM wishes WHERE site_id = $1 ORDER BY text',
        [context.siteId],
      )
      return [
        { kind: 'heading', text: { en: 'Wishes', de: 'Wünsche' } },
        { kind: 'table', caption: 'All', columns: ['Text'], rows: rows.map(({ text }) => [text]) },
        {
          kind: 'form',
          operation: 'addWish',
          fields: [{ name: 'text', label: 'Text', type: 'text', required: true }],
          submit: 'Wish',
        },
      ]
    },
  },
})

const broken = definePlugin({
  name: 'broken',
  dashboard: {
    title: 'Broken',
    load: async () => [{ kind: 'link', text: 'Run', url: 'javascript:alert(1)' }],
  },
})
const silent = definePlugin({ name: 'silent' })

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer({ plugins: [wishes, broken, silent] })
})
afterAll(async () => {
  await shop.close()
  migrations.remove()
})

const merchant = () => shop.people.merchant().api

describe('an operation of a plug-in', () => {
  test('writes for the calling member, and reads on its own site only', async () => {
    const member = await shop.people.member()
    const made = await callPlugin(member.api, 'wishes', { text: 'A lamp', pieces: 1 })
    expect(made).toEqual({ status: 200, body: { id: expect.any(String) } })
    const read = { status: 200, body: { wishes: [{ text: 'A lamp' }] } }
    expect(await callPlugin(merchant(), 'wishes/all')).toEqual(read)
    const other = (await shop.anotherSite()).people.merchant().api
    expect(await callPlugin(other, 'wishes/all')).toEqual({ status: 200, body: { wishes: [] } })
  })

  test('is allowed to the roles it names', async () => {
    const wish = { text: 'A jug', pieces: 1 }
    const nobody = shop.people.nobody().api
    expect((await callPlugin(nobody, 'wishes', wish)).status).toBe(401)
    expect((await callPlugin(shop.people.visitor().api, 'wishes', wish)).status).toBe(403)
    expect((await callPlugin(merchant(), 'wishes', wish)).status).toBe(403)
    expect((await callPlugin((await shop.people.member()).api, 'wishes/all')).status).toBe(403)
  })

  test('refuses an invalid request, naming the fields', async () => {
    const { api } = await shop.people.member()
    const { status, body } = await callPlugin(api, 'wishes', { text: '', peices: 2 })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('did you mean `pieces`?')
    const missing = await callPlugin(api, 'wishes', { text: '', pieces: 0 })
    expect(JSON.stringify(missing.body)).toMatch(/"field":"text".*"field":"pieces"/)
  })

  test('returns the errors it declares, and rolls back its changes', async () => {
    const { api } = await shop.people.member()
    for (const text of ['One', 'Two']) await callPlugin(api, 'wishes', { text, pieces: 1 })
    const { status, body } = await callPlugin(api, 'wishes', { text: 'Three', pieces: 1 })
    expect(status).toBe(409)
    expect(JSON.stringify(body)).toContain('TOO_MANY_WISHES')
    expect(JSON.stringify(await callPlugin(merchant(), 'wishes/all'))).not.toContain('Three')
  })

  test('has access to the tables of its plug-in only', async () => {
    const { status, body } = await callPlugin(shop.people.nobody().api, 'wishes/secret')
    expect(status).toBe(500)
    expect(JSON.stringify(body)).not.toContain('sites')
  })

  test('is in the API documents of the installation', async () => {
    const response = await shop.server.fetch(new Request(`${shop.baseUrl}/openapi.json`))
    const { paths } = (await response.json()) as { paths: Record<string, object> }
    expect(Object.keys(paths['/vitrine/v1/plugins/wishes'] ?? {})).toEqual(['post'])
    expect(paths['/vitrine/v1/plugins/wishes/all']).toBeDefined()
  })
})

describe('the page of a plug-in', () => {
  test('is described by blocks, with the addresses of its forms', async () => {
    const { title, blocks } = await merchant().plugins.getPluginPage({ name: 'wishes' })
    expect(title).toEqual({ en: 'Wishes', de: 'Wünsche' })
    expect(blocks.map(({ kind }) => kind)).toEqual(['HEADING', 'TABLE', 'FORM'])
    expect(blocks[2]?.form).toMatchObject({ method: 'POST', path: '/vitrine/v1/plugins/wishes' })
    const other = (await shop.anotherSite()).people.merchant().api
    expect((await other.plugins.getPluginPage({ name: 'wishes' })).blocks[1]?.rows).toEqual([])
  })

  test('fails with an error of its own where it has executable content', async () => {
    await expect(merchant().plugins.getPluginPage({ name: 'broken' })).rejects.toMatchObject({
      code: 'PLUGIN_PAGE_FAILED',
    })
  })

  test('returns 404 for a plug-in without a page, and for an unknown plug-in', async () => {
    await expect(merchant().plugins.getPluginPage({ name: 'silent' })).rejects.toMatchObject({
      code: 'PLUGIN_PAGE_NOT_FOUND',
    })
    await expect(merchant().plugins.getPluginPage({ name: 'nobody' })).rejects.toMatchObject({
      code: 'PLUGIN_NOT_FOUND',
    })
  })
})

describe('a request with an Idempotency-Key', () => {
  const send = async (body: object, key: string) => {
    const response = await shop.people.merchant().api.fetch('/vitrine/v1/plugins/wishes/once', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
    })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }
  const wishesFor = async (text: string) => {
    const { body } = await callPlugin(shop.people.merchant().api, 'wishes/all?limit=100')
    return (body.wishes as { text: string }[]).filter((one) => one.text === text).length
  }

  test('that is repeated, later or at once, gets the first answer, and does nothing', async () => {
    const first = await send({ text: 'A boat' }, 'boat')
    expect(first.status).toBe(200)
    shop.clock.pass({ minutes: 5 })
    expect(await send({ text: 'A boat' }, 'boat')).toEqual(first)
    expect(await wishesFor('A boat')).toBe(1)
    const many = await Promise.all([1, 2, 3].map(() => send({ text: 'A kite' }, 'kite')))
    expect(new Set(many.map(({ body }) => body.id)).size).toBe(1)
    expect(await wishesFor('A kite')).toBe(1)
  })

  test('is refused for another body with the same key', async () => {
    await send({ text: 'A drum' }, 'drum')
    const other = await send({ text: 'Two drums' }, 'drum')
    expect([other.status, other.body]).toMatchObject([
      422,
      { details: { applicationError: { code: 'IDEMPOTENCY_KEY_REUSED' } } },
    ])
    expect((await send({ text: 'x' }, 'k'.repeat(256))).status).toBe(400)
  })

  test('that failed is executed again', async () => {
    expect((await send({ text: 'A harp', fails: true }, 'harp')).status).toBe(409)
    expect((await send({ text: 'A harp' }, 'harp')).status).toBe(200)
    expect(await wishesFor('A harp')).toBe(1)
  })

  test('is executed again after a day', async () => {
    await send({ text: 'A bell' }, 'bell')
    shop.clock.pass({ hours: 50 })
    await shop.server.tasks['expired:prune'](
      {},
      { id: '1', attempt: 1, isLastAttempt: true, signal: undefined },
    )
    await send({ text: 'A bell' }, 'bell')
    expect(await wishesFor('A bell')).toBe(2)
  })
})
