import type { Step } from '../step.ts'

/**
 * Refuses a call before anything of it is read when there is too much to do. Pages count as one request
 * together with the calls they make.
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
