import type { Step } from '../step.ts'

/**
 * Refuses a call under overload, before its body is read. A page and the calls it makes count as one request.
 */
export const limitLoad: Step = async (call, { load }, next) => {
  if (!load || call.message.isOwn) return next()
  const release = load.enter()
  try {
    await next()
  } finally {
    release()
  }
}
