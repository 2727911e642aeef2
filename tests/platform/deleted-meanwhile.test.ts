import { startTestServer, type TestServer } from '@vitrine/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

let shop: TestServer
beforeAll(async () => {
  shop = await startTestServer()
})
afterAll(() => shop.close())

const WAITING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`

/** Runs `call` so that it has read the identity when another transaction deletes it. */
async function whileDeleted<T>(id: string, call: () => Promise<T>): Promise<T> {
  const { pool, jobPool } = shop.server.platform
  const client = await jobPool.connect()
  try {
    await client.query('BEGIN')
    await client.query('DELETE FROM identities WHERE id = $1', [id])
    const answer = call()
    answer.catch(() => undefined)
    await expect.poll(async () => (await pool.query(WAITING)).rowCount).toBe(1)
    await client.query('COMMIT')
    return await answer
  } finally {
    client.release()
  }
}

test('an activation mail for a member who is deleted at that moment is answered with 404', async () => {
  const { id } = await shop.people.member()
  const { recovery } = shop.people.merchant().api
  const sending = whileDeleted(id, () => recovery.sendActivationEmail({ identityId: id }))
  await expect(sending).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' })
})
