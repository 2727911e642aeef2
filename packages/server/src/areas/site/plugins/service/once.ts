import { IdempotencyKeyReused } from '@vitrine/contract/carts'
import { toValue, toWire } from '@vitrine/contract/kit'
import type { AnyPluginOperation, Plugin, PluginDb } from '@vitrine/plugin'
import { hashSecret } from '../../../../platform/ids.ts'
import type { HandlerContext } from '../../../../transport/call.ts'
import { checkIdempotencyKey } from '../../../../transport/idempotency-key.ts'
import type { PluginDeps } from '../model.ts'
import { schemaOf } from '../rules/names.ts'
import { enterSchema, runSql } from '../store/plugin-schema.ts'
import { reserveRequest, saveAnswer } from '../store/requests.ts'

const KEY_LIFETIME_HOURS = 24

interface OperationOf {
  readonly plugin: Plugin
  readonly key: string
  readonly operation: AnyPluginOperation
}

type PluginCall = Pick<HandlerContext, 'caller' | 'request' | 'transaction'> & {
  readonly input: unknown
}

/**
 * Runs work and stores its response in one transaction. A repeated request with the same `Idempotency-Key`
 * within a day returns the stored response.
 */
export const createOnce =
  ({ clock }: Pick<PluginDeps, 'clock'>, of: OperationOf, call: PluginCall) =>
  <Answer>(work: (db: PluginDb) => Promise<Answer>): Promise<Answer> =>
    call.transaction(async (tx) => {
      const keyHash = keyHashOf(of, call)
      const { response } = of.operation
      const bodyHash = hashSecret(JSON.stringify(call.input))
      const expiresDate = clock.after(tx.now, { hours: KEY_LIFETIME_HOURS })
      const earlier = keyHash && (await reserveRequest(tx, { keyHash, bodyHash, expiresDate }))
      if (earlier) {
        if (!earlier.bodyHash.equals(bodyHash)) throw IdempotencyKeyReused()
        return toValue(response, earlier.answer) as Answer
      }
      await enterSchema(tx, schemaOf(of.plugin))
      const answer = await work({ query: (sql, values = []) => runSql(tx, sql, values) })
      if (keyHash) await saveAnswer(tx, keyHash, toWire(response, answer))
      return answer
    })

/** A key is of its caller: another one may use the same for something else. */
function keyHashOf(
  { plugin, key: operation }: OperationOf,
  { caller, request }: PluginCall,
): Buffer | undefined {
  const key = request.header('idempotency-key')
  if (!key) return undefined
  checkIdempotencyKey(key)
  const id = caller.kind === 'none' ? request.network : caller.id
  return hashSecret(JSON.stringify([plugin.name, operation, caller.kind, id, key]))
}
