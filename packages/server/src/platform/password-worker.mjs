import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'

/** A thread that does nothing but password work, one after the other, without waiting for anybody. */
parentPort?.on('message', ({ id, work, password, stored, parameters }) => {
  try {
    const result = work === 'hash' ? hashSync(password, parameters) : verifySync(stored, password)
    parentPort?.postMessage({ id, result })
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) })
  }
})
