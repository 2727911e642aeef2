import { randomUUID } from 'node:crypto'
import { Email, GET, POST, pluginOperation, Type } from '@vitrine/plugin'
import { addEntry, balanceOf } from './store.ts'

export const operations = {
  /** For the account page of a website. */
  getBalance: pluginOperation({
    route: GET('/balance'),
    permission: 'member',
    summary: 'The points of the member who calls',
    request: Type.Object({}),
    response: Type.Object({ points: Type.Integer() }),
    handle: async ({ caller, context }) => {
      if (caller.kind !== 'member') return { points: 0 }
      const { member } = await context.api.members.getMember({ id: caller.id, fieldsets: ['FULL'] })
      return { points: await balanceOf(context, context.siteId, member.loginEmail ?? '') }
    },
  }),
  givePoints: pluginOperation({
    route: POST('/points'),
    permission: 'admin',
    writes: true,
    summary: 'Give a buyer points by hand',
    request: Type.Object({
      email: Email(),
      points: Type.Integer({ minimum: 1, maximum: 100_000 }),
      note: Type.Optional(Type.String({ maxLength: 200 })),
    }),
    response: Type.Object({ points: Type.Integer() }),
    handle: async ({ input: { email, points, note = '' }, context, once }) => {
      const answer = await once(async (db) => {
        await addEntry(db, context.siteId, { id: randomUUID(), email, points, note })
        return { points: await balanceOf(db, context.siteId, email) }
      })
      await context.changed()
      return answer
    },
  }),
}
