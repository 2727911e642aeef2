import type { Call } from './call.ts'
import type { PipelineDeps } from './deps.ts'
import type { Step } from './step.ts'
import { cacheResponse } from './steps/cache-response.ts'
import { callHandler } from './steps/call-handler.ts'
import { checkContract } from './steps/check-contract.ts'
import { checkDialect } from './steps/check-dialect.ts'
import { checkOpening } from './steps/check-opening.ts'
import { checkPermission } from './steps/check-permission.ts'
import { checkSite } from './steps/check-site.ts'
import { decodeInput } from './steps/decode-input.ts'
import { encodeOutput } from './steps/encode-output.ts'
import { findCaller } from './steps/find-caller.ts'
import { limitLoad } from './steps/limit-load.ts'
import { throttle } from './steps/throttle.ts'
import { withinTransaction } from './steps/within-transaction.ts'

/** The steps of every call, in this order. */
const pipeline: readonly Step[] = [
  findCaller, // token → none, visitor, member, merchant
  checkDialect, // a site may disable a dialect of the catalog
  checkSite, // closed sites and sites in the trash let only staff and keys in
  checkOpening, // a shop that is not open yet sells nothing
  checkPermission, // missing authentication data · insufficient permissions
  throttle, // calls per network, where the operation limits them
  cacheResponse, // unchanged responses come from memory
  limitLoad, // more than can be done is refused at once
  decodeInput, // wire → value; field violations
  checkContract, // only declared errors and facts get out
  encodeOutput, // value → wire
  withinTransaction, // only when the operation writes
  callHandler,
]

export async function runOperation(call: Call, deps: PipelineDeps): Promise<void> {
  const from = (index: number): Promise<void> => {
    const step = pipeline[index]
    return step ? step(call, deps, () => from(index + 1)) : Promise.resolve()
  }
  await from(0)
}
